import { setTimeout as sleep } from 'node:timers/promises';

/** Buffers items and flushes them in batches, one at a time, with a pause between flushes. */
export class BatchBuffer<Item> {
  private readonly buffered: Item[] = [];
  private flushing: Promise<void> | undefined;
  private pause: Promise<void> | undefined;

  /** @param flush must not reject */
  constructor(
    private readonly intervalMs: number,
    private readonly flush: (items: Item[]) => Promise<void>,
  ) {}

  add(items: readonly Item[]): void {
    this.buffered.push(...items);
    this.flushing ??= this.flushAll().finally(() => (this.flushing = undefined));
  }

  /** Resolves when everything has been flushed. */
  async drain(): Promise<void> {
    await this.flushing;
  }

  private async flushAll(): Promise<void> {
    while (this.buffered.length > 0) {
      await this.pause;
      await this.flush(this.buffered.splice(0));
      this.pause = sleep(this.intervalMs);
    }
  }
}
