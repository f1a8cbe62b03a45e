import type { EntityManager } from '@mikro-orm/postgresql';
import { readByCursor } from '../../platform/database/read-by-cursor.js';
import { type ShopFile, WritesShopFile } from '../../platform/shop-files/shop-file.js';

/** Columns of the file of therapists that an export of the shop writes, and an import takes as they are. */
export const THERAPIST_FILE_COLUMNS = [
  ...['id', 'name', 'status', 'email', 'association', 'provider_number', 'hourly_rate', 'bookings_per_day'],
  ...['treatments', 'bio'],
];

/** Writes the therapists, those who have left included, with the treatments that each gives. */
@WritesShopFile({
  name: 'therapists.csv',
  description:
    'One line per therapist. treatments lists what they give, with minutes and price where those are their own; empty for somebody who gives all treatments.',
})
export class TherapistsFile implements ShopFile {
  readonly columns = THERAPIST_FILE_COLUMNS;

  async *pages(em: EntityManager): AsyncGenerator<string[][]> {
    for await (const page of readByCursor<{ cells: string[] }>(em, therapistsSql)) yield page.map(({ cells }) => cells);
  }
}

const therapistsSql = /* sql */ `
  select array[t.id::text, t.name, case when t.is_active then 'active' else 'inactive' end, coalesce(u.email, ''),
    coalesce(t.association, ''), coalesce(t.provider_number, ''), coalesce(t.hourly_rate::text, ''), t.available_slots::text,
    coalesce((
      select string_agg(concat_ws(', ', s.name, g.duration || ' min', g.price), '; ' order by s.name, s.id)
      from therapist_treatments g join services s on s.id = g.service_id where g.therapist_id = t.id
    ), ''), coalesce(t.bio, '')] as cells
  from therapists t left join users u on u.id = t.user_id
  where not t.is_unassigned order by t.name, t.id`;
