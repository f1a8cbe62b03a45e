import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RequestKey } from '../../identity/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';

/** Tells which bookings a key may see and change. */
@Injectable()
export class BookingsOfKeysQuery {
  constructor(private readonly em: EntityManager) {}

  /**
   * Keys with one of these scopes reach every booking, others those that they made.
   * @throws NotFoundError for any other, as for one that does not exist
   */
  async assertReaches({ id, scopes }: RequestKey, bookingId: string, all: readonly string[]): Promise<void> {
    if (scopes.some((scope) => all.includes(scope))) return;
    const made = await sql(this.em.fork(), madeBySql, [bookingId, id]);
    if (made.length === 0) throw new NotFoundError('There is no such booking');
  }
}

const madeBySql = /* sql */ `
  select from event_log where stream = $1 and version = 1 and actor_kind = 'key' and actor_id = $2`;
