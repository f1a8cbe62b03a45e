import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../platform/database/sql.js';
import {
  type NamedReference,
  NamesReferences,
  type Reference,
  type ReferenceNamer,
} from '../platform/event-log/reference-names.js';

/** Names therapists and services by their current names, and deleted ones by their last name. */
@NamesReferences(['therapist', 'service'])
export class CatalogNames implements ReferenceNamer {
  async nameReferences(em: EntityManager, references: readonly Reference[]): Promise<NamedReference[]> {
    const ids = [...new Set(references.map(({ id }) => id))];
    const rows = await sql<{ id: string; name: string; is_deleted: boolean }>(em, namesSql, [ids]);
    const named = new Map(rows.map((row) => [row.id, row]));
    return references.flatMap((reference) => {
      const row = named.get(reference.id);
      if (!row) return [];
      const link = row.is_deleted ? { kind: null, id: null } : { kind: reference.kind, id: reference.id };
      return { ...reference, name: [{ text: row.name, ...link }] };
    });
  }
}

const namesSql = /* sql */ `
  select r.id, coalesce(t.name, s.name, deleted.name) as name, deleted.name is not null as is_deleted
  from unnest($1::uuid[]) as r (id) left join therapists t on t.id = r.id left join services s on s.id = r.id
  left join lateral (
    select e.data ->> 'name' as name from event_log e
    where t.id is null and s.id is null and e.stream = r.id and e.type in ('ServiceDeleted', 'TherapistDeleted')
  ) deleted on true
  where coalesce(t.name, s.name, deleted.name) is not null`;
