/** The settings at a table offer what that table can do. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import Settings from '../src/table/Settings.svelte';
import { tableInfo } from './table-info';

vi.hoisted(() => {
  const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => list);
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

beforeAll(() => i18n.choose('en'));
afterEach(cleanup);

const show = (id: string) =>
  render(Settings, {
    ...{ info: tableInfo('money', ['Ada', 'Bob', 'Cleo'], { id }), memory: true, over: false },
    ...{ setMemory: () => undefined, onclose: () => undefined, keys: () => undefined },
  });

it('calls nobody to a table of this device', () => {
  show('t');
  expect(screen.queryByText('Notify me when it’s my turn')).not.toBeNull();
  cleanup();
  show('local-1');
  expect(screen.queryByText('Notify me when it’s my turn')).toBeNull();
  expect(screen.queryByText('Keyboard shortcuts')).not.toBeNull();
});
