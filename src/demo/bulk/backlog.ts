import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../platform/database/sql.js';
import { DeliveryWorker } from '../../platform/deliveries/delivery-worker.js';
import { Relay } from '../../platform/event-log/relay/relay.js';
import { Projector } from '../../platform/projections/projector.js';

/** Everything that follows from the log and is still to be done. */
@Injectable()
export class Backlog {
  constructor(
    private readonly em: EntityManager,
    private readonly relay: Relay,
    private readonly projector: Projector,
    private readonly deliveries: DeliveryWorker,
  ) {}

  /** Processes all of it, so that more events can be appended in bulk. */
  async process(): Promise<void> {
    while (await this.relay.step());
    while (await this.projector.step());
    await this.deliveries.start();
    const waiting = `select exists (select from deliveries where state <> 'done') as some`;
    while ((await sql<{ some: boolean }>(this.em.fork(), waiting))[0]?.some) await sleep(50);
    await this.deliveries.stop();
  }
}
