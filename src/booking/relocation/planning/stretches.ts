import { setImmediate } from 'node:timers/promises';

/** Long work in short stretches, between which the process answers others. */
export class Stretches {
  private done = 0;

  /** @param longest units of work without a break */
  constructor(private readonly longest: number) {}

  /** A break where it is due. @param units of work done since it was asked last */
  async after(units: number): Promise<void> {
    this.done += units;
    if (this.done < this.longest) return;
    this.done = 0;
    await setImmediate();
  }
}
