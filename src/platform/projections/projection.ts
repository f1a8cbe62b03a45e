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
}

/**
 * A read model that follows the log a moment behind. `apply` gets every event once, in log order, in the transaction
 * that advances the checkpoint, and names its tables without a schema, so that a rebuild can fill copies of them.
 */
export interface Projection {
  apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void>;
}

/** Registers a provider, a Projection, to follow the log. */
export const RegisterProjection = DiscoveryService.createDecorator<ProjectionOptions>();
