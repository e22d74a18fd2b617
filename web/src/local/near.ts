/**
 * Forecasts of a table that is played at a server, by the module of this device: the same answers as the server's, without
 * a request a frame. It is given nothing but the view that the server has sent to this page.
 *
 * Nobody loads half a megabyte for that by surprise: the module is asked only where it runs already or where the service
 * worker keeps it, which it does some time after a first visit. In all other cases the server is asked.
 */
import type { Forecast, Foreseen } from '../lib/wire';
import { findEngine, isKept } from './engine';
import { localHost } from './host';

export class NearForecasts {
  /** Found out once a table; false for good where the module has failed. */
  #isAtHand: Promise<boolean> | null = null;

  /** What the module foresees; null where the server has to be asked. */
  async of(asked: Foreseen): Promise<Forecast | null> {
    this.#isAtHand ??= isAtHand();
    if (!(await this.#isAtHand)) return null;
    try {
      return await localHost.foresee(asked);
    } catch {
      // It may be of another build than the server, whose view it then cannot read.
      this.#isAtHand = Promise.resolve(false);
      return null;
    }
  }
}

async function isAtHand(): Promise<boolean> {
  if (localHost.isRunning) return true;
  const files = await findEngine();
  return files !== null && (await isKept(files));
}
