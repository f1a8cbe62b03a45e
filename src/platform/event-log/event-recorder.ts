import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { type EntityChangeEvent, EventLog } from './event-log.js';

/** An event without a row that it changed. It has a stream only where such events belong together. */
type LoneEvent = Omit<EntityChangeEvent, 'stream'> & Partial<Pick<EntityChangeEvent, 'stream'>>;

/** Logs events that change no table, such as an export, in a transaction of its own. */
@Injectable()
export class EventRecorder {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  async record({ stream = randomUUIDv7(), type, data }: LoneEvent, by: Actor): Promise<void> {
    await this.em.fork().transactional((em) => this.log.appendChangeEvents(em, [{ stream, type, data }], by));
  }
}
