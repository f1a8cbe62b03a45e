import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EventBus } from '@nestjs/cqrs';
import { Config } from '../config.js';
import { headOf, readLog } from './log-reader.js';
import { WakefulLoop } from './wakeful-loop.js';

const batch = 500;

/**
 * Follows the log in every process and publishes each event on Nest's EventBus: for pushes to open browsers and for
 * caches, which may miss one. What must happen is a Subscriber.
 */
@Injectable()
export class LogFollower {
  private readonly loop: WakefulLoop;
  private seq = 0;

  constructor(
    private readonly orm: MikroORM,
    private readonly events: EventBus,
    config: Config,
  ) {
    this.loop = new WakefulLoop({
      name: 'LogFollower',
      connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      channel: 'log_advanced',
      pollMs: 1_000,
      step: () => this.step(),
    });
  }

  async start(): Promise<void> {
    this.seq = await headOf(this.orm.em.fork());
    await this.loop.start();
  }

  stop = () => this.loop.stop();

  private async step(): Promise<boolean> {
    const events = await readLog(this.orm.em.fork(), this.seq, batch);
    for (const event of events) {
      this.events.publish(event);
      this.seq = event.seq;
    }
    return events.length === batch;
  }
}
