import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
const assign = vi.fn();

/** The page as it is loaded, with this build. */
async function load(own: string | null) {
  vi.resetModules();
  document.head.innerHTML = own === null ? '' : `<meta name="comptoir-build" content="${own}">`;
  const { build, IDLE } = await import('../src/lib/build.svelte');
  return { build, IDLE };
}

describe('the build of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { href: 'http://here/table/A', reload, assign });
    sessionStorage.clear();
    document.body.innerHTML = '';
    reload.mockReset();
    assign.mockReset();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is compared with what the server says', async () => {
    const { build } = await load('one');
    build.heard('one');
    build.heard(null);
    expect(build.reason).toBeNull();
    build.heard('two');
    expect(build.reason).toBe('build two');
  });

  it('means nothing while the page is developed', async () => {
    const { build } = await load(null);
    build.heard('two');
    expect(build.reason).toBeNull();
  });

  it('is reloaded when it is idle, and not before', async () => {
    const { build, IDLE } = await load('one');
    const stop = build.watch();
    build.heard('two');
    vi.advanceTimersByTime(IDLE - 1_000);
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(IDLE - 1_000);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(6_000);
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  it('is not loaded again over a choice or a text that is not sent', async () => {
    const { build, IDLE } = await load('one');
    const stop = build.watch();
    let choosing = true;
    const release = build.hold(() => choosing);
    build.heard('two');
    vi.advanceTimersByTime(3 * IDLE);
    expect(reload).not.toHaveBeenCalled();
    choosing = false;
    document.body.innerHTML = '<input>';
    const field = document.querySelector('input');
    if (field) field.value = 'half a sent';
    vi.advanceTimersByTime(IDLE);
    expect(reload).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    vi.advanceTimersByTime(6_000);
    expect(reload).toHaveBeenCalledOnce();
    release();
    stop();
  });

  it('is loaded on the way to another page', async () => {
    const { build } = await load('one');
    expect(build.leave('/rules')).toBe(false);
    build.heard('two');
    expect(build.leave('/rules')).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith('http://here/rules');
  });

  it('is loaded again once for the same reason, though the page is another each time', async () => {
    const first = await load('one');
    expect(first.build.missing()).toBe(true);
    const second = await load('one');
    expect(second.build.missing()).toBe(false);
    expect(second.build.stuck).toBe(true);
    const third = await load('two');
    expect(third.build.missing()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('goes on where loading again does not help', async () => {
    const { build } = await load('one');
    sessionStorage.setItem('comptoir.reloaded', 'build two');
    build.heard('two');
    expect(build.leave('/rules')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
