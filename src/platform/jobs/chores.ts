import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type Chore, choreKey } from './chore.js';

/** Calls every module's chores; those that are due equally often one after the other. */
@Injectable()
export class Chores {
  private readonly logger = new Logger('Chores');
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<number, Promise<void>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  start(): void {
    for (const [everyMs, chores] of this.byInterval()) {
      const round = () => {
        if (this.running.has(everyMs)) return;
        this.running.set(everyMs, this.each(chores).finally(() => this.running.delete(everyMs)));
      };
      this.timers.push(setInterval(round, everyMs));
    }
  }

  /** Waits for the chores that are being done. */
  async stop(): Promise<void> {
    this.timers.forEach(clearInterval);
    await Promise.all(this.running.values());
  }

  /** Does each once, now. */
  async run(): Promise<void> {
    for (const chores of this.byInterval().values()) await this.each(chores);
  }

  private async each(chores: readonly Chore[]): Promise<void> {
    for (const chore of chores) {
      await chore.run().catch((error: unknown) => this.logger.warn({ err: error }, 'A chore failed and is done again later'));
    }
  }

  private byInterval(): Map<number, Chore[]> {
    const found = this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      const everyMs = metatype && this.reflector.get<number | undefined>(choreKey, metatype as new () => unknown);
      return everyMs ? [{ everyMs, chore: instance as Chore }] : [];
    });
    const byInterval = Map.groupBy(found, ({ everyMs }) => everyMs);
    return new Map([...byInterval].map(([everyMs, group]) => [everyMs, group.map(({ chore }) => chore)]));
  }
}
