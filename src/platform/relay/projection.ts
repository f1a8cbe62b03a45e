import type { EntityManager } from '@mikro-orm/postgresql';
import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { LoggedEvent } from '../event-store/logged-event.js';

/** Which tables a projection writes; nobody else does. */
export interface ProjectionTables {
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
  apply(events: readonly LoggedEvent[], em: EntityManager): Promise<void>;
}

export const projectionKey = 'projection';

export const Projects = (projection: ProjectionTables) =>
  applyDecorators(Injectable(), SetMetadata(projectionKey, projection));
