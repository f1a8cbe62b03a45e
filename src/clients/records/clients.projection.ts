import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { blankClientRows, upsertClientRows } from './client-rows.js';
import { ClientStates } from './client-states.js';

/** Reads the clients on record from the log again. In between their rows are kept by the transactions that append. */
@RegisterProjection({ name: 'clients', tables: ['clients', 'client_identities'], isInline: true })
export class ClientsProjection implements Projection {
  constructor(private readonly states: ClientStates) {}

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    // One after the other, for what came in may be edited or erased later among the same events.
    for (const event of events) {
      if (event.type === 'ClientErased') await blankClientRows(em, [event.stream], event.occurredAt);
      else await upsertClientRows(em, await this.states.readRows(em, [event]));
    }
  }
}
