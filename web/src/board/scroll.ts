/**
 * An area that scrolls only where it must: overflow would cut off the pieces that fly out of it. While it scrolls it
 * bears `data-scrolls` and can be reached by the keyboard.
 */
import type { Attachment } from 'svelte/attachments';

export function scrollable(label: () => string): Attachment<HTMLElement> {
  return (area) => {
    const content = area.firstElementChild;
    if (!(content instanceof HTMLElement)) return;
    const look = () => {
      const scrolls = content.offsetHeight > area.clientHeight + 1;
      if (scrolls === (area.dataset['scrolls'] !== undefined)) return;
      if (scrolls) {
        area.dataset['scrolls'] = '';
        area.tabIndex = 0;
        area.setAttribute('role', 'group');
        area.setAttribute('aria-label', label());
      } else {
        delete area.dataset['scrolls'];
        for (const name of ['tabindex', 'role', 'aria-label']) area.removeAttribute(name);
      }
    };
    const watch = new ResizeObserver(look);
    watch.observe(area);
    watch.observe(content);
    return () => watch.disconnect();
  };
}
