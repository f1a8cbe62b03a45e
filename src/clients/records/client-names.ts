import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import {
  type NamedReference,
  NamesReferences,
  type Reference,
  type ReferenceNamer,
} from '../../platform/event-log/reference-names.js';

/** Names clients on record as they are called now. */
@NamesReferences(['client'])
export class ClientNames implements ReferenceNamer {
  async nameReferences(em: EntityManager, references: readonly Reference[]): Promise<NamedReference[]> {
    const ids = [...new Set(references.map(({ id }) => id))];
    const rows = await sql<{ id: string; name: string }>(em, namesSql, [ids]);
    const records = new Map(rows.map((row) => [row.id, row]));
    return references.map((reference) => {
      const record = records.get(reference.id);
      const name = record?.name
        ? { text: record.name, kind: 'client', id: record.id }
        : { text: 'erased client', kind: null, id: null };
      return { ...reference, name: [name] };
    });
  }
}

const namesSql = /* sql */ `
  select id, trim(first_name || ' ' || left(last_name, 1) || case when last_name = '' then '' else '.' end) as name
  from clients where id = any ($1::uuid[])`;
