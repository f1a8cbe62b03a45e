import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';

/** An id in a question, and the field that holds it. */
export interface NamedId {
  kind: 'therapist' | 'shift' | 'pattern' | 'booking';
  id: string;
  field: string;
}

const MESSAGES: Readonly<Record<NamedId['kind'], string>> = {
  therapist: 'Selected therapist not found.',
  shift: 'There is no such shift',
  pattern: 'There is no such pattern',
  booking: 'There is no such booking',
};

/** Checks that what a question names exists: an unknown id would have nothing to lose, which reads like an answer. */
@Injectable()
export class NamedIdsQuery {
  constructor(private readonly em: EntityManager) {}

  /**
   * Asserts that all ids are known.
   * @throws InvalidInputError on the field of the first one that the shop does not know
   */
  async assertKnown(named: readonly NamedId[]): Promise<void> {
    if (named.length === 0) return;
    const [first] = await sql<{ nth: number }>(this.em.fork(), unknownSql, [
      named.map(({ kind }) => kind),
      named.map(({ id }) => id),
    ]);
    if (!first) return;
    const { kind, field } = named[first.nth - 1]!;
    throw new InvalidInputError(field, MESSAGES[kind]);
  }
}

const unknownSql = /* sql */ `
  select nth::int as nth from unnest($1::text[], $2::uuid[]) with ordinality as named (kind, id, nth)
  where not case kind
    when 'therapist' then exists (select from therapists t where t.id = named.id)
    when 'shift' then exists (select from therapist_roster r where r.id = named.id)
      or exists (select from roster_drafts d where d.id = named.id)
    when 'pattern' then exists (select from roster_patterns p where p.id = named.id)
    else exists (select from bookings b where b.id = named.id) end
  order by nth limit 1`;
