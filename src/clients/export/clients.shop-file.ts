import type { EntityManager } from '@mikro-orm/postgresql';
import { readByCursor } from '../../platform/database/read-by-cursor.js';
import { type ShopFile, WritesShopFile } from '../../platform/shop-files/shop-file.js';
import { ClientNotesQuery } from '../notes/client-notes.query.js';
import { personIdsSql } from '../merging/person-ids-sql.js';
import { firstSaidSql } from '../profile/client-preferences-sql.js';
import { clientAlertSql } from '../records/client-alert-sql.js';
import { CLIENT_FILE_COLUMNS } from './client-file-columns.js';
import { clientKeySql } from './listed-client-sql.js';

/** Writes everybody whom the shop knows, each person once, with the notes about them decrypted. */
@WritesShopFile({
  name: 'clients.csv',
  description:
    'One line per client. external_id is what bookings.csv calls client_ref. notes are all notes of the shop, health notes included, the oldest first; other_contacts are earlier addresses and numbers. birthday is yyyy-MM-dd, or MM-dd without the year.',
})
export class ClientsFile implements ShopFile {
  readonly columns = CLIENT_FILE_COLUMNS;

  constructor(private readonly notes: ClientNotesQuery) {}

  async *pages(em: EntityManager): AsyncGenerator<string[][]> {
    for await (const page of readByCursor<ClientRow>(em, clientsSql)) {
      const notes = await this.notes.readTexts(
        em,
        page.map(({ id }) => id),
      );
      yield page.map(({ id, key, first, last, phone, email, alert, others, profile }) => [
        ...[key, first, last, phone, email, (notes.get(id) ?? []).join('\n\n'), alert, others],
        ...profile,
      ]);
    }
  }
}

interface ClientRow {
  id: string;
  key: string;
  first: string;
  last: string;
  phone: string;
  email: string;
  alert: string;
  others: string;
  /** Tags, preferred therapist and pressure, birthday. */
  profile: string[];
}

// A walk-in who gave neither address nor number, and of whom nothing was written down, is nobody's client.
const clientsSql = /* sql */ `
  select listed.client_id as id, ${clientKeySql('listed.client_id')} as key, known.first_name as first, known.last_name as last,
    coalesce(contact.phone, '') as phone, coalesce(contact.email, '') as email,
    coalesce(${clientAlertSql('listed.client_id')}, '') as alert,
    coalesce((
      select string_agg(distinct i.value, '; ' order by i.value) from identities i
      where i.client_id in (${personIdsSql('listed.client_id')}) and i.kind <> 'name'
        and i.value not in (coalesce(contact.email, ''), coalesce(contact.phone, ''))
    ), '') as others,
    array[
      coalesce((select string_agg(distinct t.tag, '; ' order by t.tag) from client_tags t where t.client_id in (${personIdsSql('listed.client_id')})), ''),
      coalesce((select t.name from therapists t where t.id = kept.therapist_id), ''), coalesce(kept.pressure, ''),
      concat_ws('-', kept.year::text, lpad(kept.month::text, 2, '0'), lpad(kept.day::text, 2, '0'))
    ] as profile
  from (
    select client_id from identities where customer_key <> ''
    union select id from clients where erased_at is null
  ) listed
  cross join lateral client_details(listed.client_id) known
  cross join lateral (
    select coalesce(nullif(known.email, ''), min(i.value) filter (where i.kind = 'email')) as email,
      coalesce(nullif(known.phone, ''), min(i.value) filter (where i.kind = 'phone')) as phone
    from identities i where i.client_id in (${personIdsSql('listed.client_id')})
  ) contact
  cross join lateral (
    select ${firstSaidSql('preferred_therapist_id')} as therapist_id, ${firstSaidSql('preferred_pressure')} as pressure,
      ${firstSaidSql('birth_year', 'birth_month')} as year, ${firstSaidSql('birth_month')} as month, ${firstSaidSql('birth_day', 'birth_month')} as day
    from clients said where said.id = listed.client_id or said.root_id = listed.client_id
  ) kept
  where not exists (select from clients merged where merged.id = listed.client_id and merged.merged_into is not null)
  order by key`;
