/** What the module foresees from views of a server's table: it is given nothing but these. */
import type { Forecast, Foreseen } from '../lib/wire';
import { localHost } from './host';

let runs = false;
let started: Promise<void> | null = null;

/** Null where there is no module, and until it is loaded: the server knows as well. */
export async function forecastHere(asked: Foreseen): Promise<Forecast | null> {
  started ??= localHost.available().then((it) => {
    runs = it;
  });
  return runs ? localHost.forecast(asked).catch(() => null) : null;
}
