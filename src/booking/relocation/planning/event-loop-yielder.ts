import { setImmediate } from 'node:timers/promises';

/** Interrupts long work regularly, so that the process can answer others meanwhile. */
export class EventLoopYielder {
  private done = 0;

  /** @param interval units of work between two interruptions */
  constructor(private readonly interval: number) {}

  /** Yields to the event loop if an interruption is due. @param units of work done since the last call */
  async after(units: number): Promise<void> {
    this.done += units;
    if (this.done < this.interval) return;
    this.done = 0;
    await setImmediate();
  }
}
