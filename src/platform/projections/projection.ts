import type { EntityManager } from '@mikro-orm/postgresql';
import { DiscoveryService } from '@nestjs/core';
import type { RecordedEvent } from '../event-log/recorded-event.js';

/** The tables that a projection writes; nobody else writes them. */
export interface ProjectionOptions {
  /** Name under which its checkpoint is stored. */
  name: string;
  tables: readonly string[];
  /**
   * True when it is written in the transactions that append, so that nobody waits to read their own writes; `apply`
   * serves a rebuild only.
   */
  isInline?: true;
  /**
   * Columns by which it finds rows besides their keys, as `table (columns)`: copies of its tables have no other
   * indexes.
   */
  lookups?: readonly string[];
  /** The only types of events that it reads; a replay of the log in its order leaves out all others. */
  eventTypes?: readonly string[];
}

/**
 * A read model that follows the log a moment behind. `apply` gets every event once, in log order, in the transaction
 * that advances the checkpoint, and names its tables without a schema, so that a rebuild can fill copies of them.
 */
export interface Projection {
  apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void>;

  /**
   * Applies all events of some streams, which come whole and in no order among each other, to tables that know nothing
   * of them; `completeStreams` follows the last call. With it a large log is replayed many times as fast.
   */
  applyStreams?(events: readonly RecordedEvent[], em: EntityManager): Promise<void>;
  completeStreams?(em: EntityManager): Promise<void>;
}

/** Registers a Projection to follow the log. */
export const RegisterProjection = DiscoveryService.createDecorator<ProjectionOptions>();
