import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../platform/database/sql.js';
import {
  type NamedReference,
  NamesReferences,
  type Reference,
  type ReferenceNamer,
} from '../platform/event-log/reference-names.js';

/** Names therapists and services, as they are called now. */
@NamesReferences(['therapist', 'service'])
export class CatalogNames implements ReferenceNamer {
  async nameReferences(em: EntityManager, references: readonly Reference[]): Promise<NamedReference[]> {
    const ids = [...new Set(references.map(({ id }) => id))];
    const rows = await sql<{ id: string; name: string }>(em, namesSql, [ids]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return references.flatMap((reference) => {
      const name = names.get(reference.id);
      return name === undefined ? [] : { ...reference, name: [{ text: name, kind: reference.kind, id: reference.id }] };
    });
  }
}

const namesSql = /* sql */ `
  select id, name from therapists where id = any ($1::uuid[]) union all select id, name from services where id = any ($1::uuid[])`;
