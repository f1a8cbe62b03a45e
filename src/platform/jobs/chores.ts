import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type Chore, choreKey } from './chore.js';

const everyMs = 60_000;

/** Calls every module's chores, one after the other, once a minute. */
@Injectable()
export class Chores {
  private readonly logger = new Logger('Chores');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run().finally(() => (this.running = undefined));
    }, everyMs);
  }

  /** Waits for the chore that is being done. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  async run(): Promise<void> {
    for (const chore of this.all()) {
      await chore.run().catch((error: unknown) => this.logger.warn({ err: error }, 'A chore failed and is done again later'));
    }
  }

  private all(): Chore[] {
    return this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      const isChore = metatype && this.reflector.get<boolean | undefined>(choreKey, metatype as new () => unknown);
      return isChore ? [instance as Chore] : [];
    });
  }
}
