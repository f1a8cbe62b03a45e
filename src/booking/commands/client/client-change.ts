import type { Actor } from '../../../kernel/actor.js';

/**
 * Data of every change for a client: the version that was shown, and the key of a repeated request whose first answer
 * was lost.
 */
export interface ClientChange {
  version: number;
  idempotencyKey: string | undefined;
  /** Who makes it; by default the client, by the private link. */
  by?: Actor;
  /** Name and system of the client's browser as it states them; null when it does not. */
  browser: string | null;
  /** Whether the deadline of the agreed policy has no say, as for the shop itself. */
  isDeadlineWaived?: boolean;
}
