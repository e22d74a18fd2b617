/** What jsdom lacks: here nothing moves and nothing has a size. A test that is about either puts its own in place. */

class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };

// Tests of what is built for the page have no window.
if (typeof window !== 'undefined') {
  Object.assign(window, { matchMedia: () => list, ResizeObserver: NoSizes });
  Object.assign(Element.prototype, { getAnimations: () => [], scrollIntoView: () => undefined });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
