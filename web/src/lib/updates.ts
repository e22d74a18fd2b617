/**
 * The service worker, seen from the page: it keeps the page for use without a network, and stores a new build of it
 * before that one is shown. When it is shown is for `build.svelte.ts` to say.
 */
import { build } from './build.svelte';
import { ROOT } from './root';

/** How long to wait for a new worker to be in charge before the page is loaded again anyway, in milliseconds. */
const PATIENCE = 10_000;

/** Has the page kept for use without a network. While the page is developed, nothing is kept. */
export async function keepPage(): Promise<void> {
  const workers = workersHere();
  if (!workers || build.own === null) return;
  try {
    const registration = await workers.register(new URL('sw.js', ROOT), { updateViaCache: 'none' });
    follow(registration, workers);
    build.storage = {
      look: () => void registration.update().catch(() => undefined),
      takeOver: () => takeOver(registration, workers),
    };
    const { active } = await workers.ready;
    active?.postMessage('keep-engine');
  } catch {
    // A browser that keeps nothing shows the page all the same.
  }
}

/** Missing where the page is not served safely, and in some private windows. */
function workersHere(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

/** Tells of every build that is stored and waits. The first of all builds takes nobody's place. */
function follow(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const look = () => {
    if (registration.waiting && workers.controller) build.stored();
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Puts the newest build in charge of what is loaded next, once it is stored. */
async function takeOver(
  registration: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer,
): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  const inCharge = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  await Promise.race([registration.update().catch(() => undefined), late]);
  const next = registration.waiting ?? registration.installing;
  if (!next) return;
  if (next.state === 'installed') next.postMessage('take-over');
  else {
    next.addEventListener('statechange', () => {
      if (next.state === 'installed') next.postMessage('take-over');
    });
  }
  await Promise.race([inCharge, late]);
}
