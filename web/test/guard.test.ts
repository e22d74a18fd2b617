/** Choices that cannot be taken back, and pieces that are dragged. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { draggable } from '../src/board/drag';
import { deafen } from '../src/board/guard';
import { i18n } from '../src/lib/i18n.svelte';
import { prefs } from '../src/lib/prefs.svelte';

beforeAll(() => i18n.choose('en'));

describe('a final choice', () => {
  const stage = document.createElement('div');
  const chosen = vi.fn();
  let release = () => {};
  beforeEach(() => {
    stage.innerHTML = '<button data-final>Go</button><button class="other">Look</button>';
    stage.querySelector('[data-final]')?.addEventListener('click', chosen);
    document.body.append(stage);
    release = deafen(stage);
  });
  afterEach(() => {
    release();
    chosen.mockClear();
    prefs.set({ confirm: false });
    stage.remove();
  });
  const tap = (selector: string) => stage.querySelector<HTMLElement>(selector)?.click();

  it('is made by one click', () => {
    tap('[data-final]');
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it('is made by the second where one is asked twice, and disarmed by anything else', () => {
    prefs.set({ confirm: true });
    tap('[data-final]');
    expect(chosen).not.toHaveBeenCalled();
    expect(stage.querySelector('[data-armed]')?.getAttribute('data-armed')).toBe('Once more to confirm');
    tap('.other');
    expect(stage.querySelector('[data-armed]')).toBeNull();
    tap('[data-final]');
    expect(chosen).not.toHaveBeenCalled();
    tap('[data-final]');
    expect(chosen).toHaveBeenCalledTimes(1);
  });
});

describe('a piece that is dragged', () => {
  const [table, piece] = [document.createElement('div'), document.createElement('button')];
  const [drop, click] = [vi.fn(), vi.fn()];
  let can = true;
  let release = () => {};
  beforeEach(() => {
    table.dataset['drop'] = 'table';
    document.body.append(table, piece);
    piece.setPointerCapture = () => undefined;
    document.elementFromPoint = (_x, y) => (y < 50 ? table : piece);
    piece.addEventListener('click', click);
    release = draggable({ can: () => can, drop })(piece) ?? (() => {});
  });
  afterEach(() => {
    release();
    piece.removeEventListener('click', click);
    drop.mockClear();
    click.mockClear();
    can = true;
  });
  const point = (type: string, y: number) => {
    const event = new MouseEvent(type, { clientX: 10, clientY: y, bubbles: true });
    piece.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true }));
  };

  it('goes where it is let go, and is not tapped as well', () => {
    point('pointerdown', 100);
    point('pointermove', 40);
    expect(piece.classList.contains('dragged')).toBe(true);
    expect(table.classList.contains('dropping')).toBe(true);
    point('pointerup', 40);
    piece.click();
    expect(drop).toHaveBeenCalledExactlyOnceWith('table');
    expect(click).not.toHaveBeenCalled();
    expect(document.querySelectorAll('.lifted, .dragged, .dropping')).toHaveLength(0);
    piece.click();
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('is tapped where the finger hardly moves', () => {
    point('pointerdown', 100);
    point('pointermove', 97);
    point('pointerup', 97);
    piece.click();
    expect(drop).not.toHaveBeenCalled();
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('stays where it is when it can go nowhere, or is let go over nothing', () => {
    point('pointerdown', 100);
    point('pointermove', 40);
    point('pointerup', 90);
    can = false;
    point('pointerdown', 100);
    point('pointermove', 40);
    point('pointerup', 40);
    expect(drop).not.toHaveBeenCalled();
  });
});
