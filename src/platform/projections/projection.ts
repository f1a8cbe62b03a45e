import type { EntityManager } from '@mikro-orm/postgresql';
import { DiscoveryService } from '@nestjs/core';
import type { RecordedEvent } from '../event-log/recorded-event.js';

/** Which tables a projection writes; nobody else does. */
export interface ProjectionOptions {
  /** Its checkpoint is kept under this name. */
  name: string;
  tables: readonly string[];
  /** Written in the transactions that append, so that nobody waits to read their own writes; `apply` serves a rebuild only. */
  isInline?: true;
  /** What it finds rows by besides their keys, as `table (columns)`: copies of its tables have no other indexes. */
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
   * What `apply` makes of all events of some streams, which come whole and in no order among each other, into tables that know
   * nothing of them; `completeStreams` follows the last. With it a large log is replayed many times as fast.
   */
  applyStreams?(events: readonly RecordedEvent[], em: EntityManager): Promise<void>;
  completeStreams?(em: EntityManager): Promise<void>;
}

/** Registers a provider, a Projection, to follow the log. */
export const RegisterProjection = DiscoveryService.createDecorator<ProjectionOptions>();
