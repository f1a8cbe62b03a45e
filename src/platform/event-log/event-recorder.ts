import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from './event-log.js';
import type { RecordedEventClass } from './recorded-event.js';

/** Logs events that change no table, such as an export, in a transaction of its own. */
@Injectable()
export class EventRecorder {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  /** @param stream where such events belong together; each has one of its own by default */
  async record<Data extends object>(
    event: RecordedEventClass<Data>,
    data: NoInfer<Data>,
    by: Actor,
    stream: string = randomUUIDv7(),
  ): Promise<void> {
    await this.em.fork().transactional((em) => this.log.appendChange(em, event, stream, data, by));
  }
}
