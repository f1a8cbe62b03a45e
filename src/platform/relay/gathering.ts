import { setTimeout as sleep } from 'node:timers/promises';

/** Hands on what has gathered, one lot after the other, with a pause between them. */
export class Gathering<Item> {
  private readonly gathered: Item[] = [];
  private handing: Promise<void> | undefined;
  private pause: Promise<void> | undefined;

  /** @param handOn must not fail */
  constructor(
    private readonly pauseMs: number,
    private readonly handOn: (items: Item[]) => Promise<void>,
  ) {}

  add(items: readonly Item[]): void {
    this.gathered.push(...items);
    this.handing ??= this.handAllOn().finally(() => (this.handing = undefined));
  }

  /** Once nothing is left to hand on. */
  async settled(): Promise<void> {
    await this.handing;
  }

  private async handAllOn(): Promise<void> {
    while (this.gathered.length > 0) {
      await this.pause;
      await this.handOn(this.gathered.splice(0));
      this.pause = sleep(this.pauseMs);
    }
  }
}
