import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EventBus } from '@nestjs/cqrs';
import { Config } from '../../config.js';
import { EventTypeRegistry } from '../event-type-registry.js';
import { headSequence, readEvents } from '../log-reader.js';
import { NotifyPoller } from './notify-poller.js';

const BATCH_SIZE = 500;

/** Pause between reads, in milliseconds; too short to be noticed on a page. */
const PAUSE_MS = 20;

/**
 * Reads the log in every process and publishes each event on Nest's EventBus, as an instance of its class: for pushes
 * to open browsers and for caches, which may miss one. Work that must not be lost belongs to a Subscriber.
 */
@Injectable()
export class EventBusForwarder {
  private readonly poller: NotifyPoller;
  private seq = 0;

  constructor(
    private readonly orm: MikroORM,
    private readonly eventBus: EventBus,
    private readonly eventTypes: EventTypeRegistry,
    config: Config,
  ) {
    this.poller = new NotifyPoller(config, {
      name: 'EventBusForwarder',
      channel: 'log_advanced',
      pollMs: 1_000,
      pauseMs: PAUSE_MS,
      step: () => this.step(),
    });
  }

  async start(): Promise<void> {
    this.seq = await headSequence(this.orm.em.fork());
    await this.poller.start();
  }

  stop = () => this.poller.stop();

  private async step(): Promise<boolean> {
    const toEvent = this.eventTypes.toEvent.bind(this.eventTypes);
    const events = await readEvents(this.orm.em.fork(), this.seq, BATCH_SIZE, undefined, toEvent);
    for (const event of events) {
      this.eventBus.publish(event);
      this.seq = event.seq;
    }
    return events.length === BATCH_SIZE;
  }
}
