/** Arrow keys walk through the buttons of the element that listens, so that Tab need not. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const at = all.findIndex((it) => it === document.activeElement);
  const next = at < 0 ? undefined : all[(at + step + all.length) % all.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
