import type { EntityManager } from '@mikro-orm/postgresql';
import { clientKeySql, isOnRecordSql } from '../../../clients/index.js';
import { readByCursor } from '../../../platform/database/read-by-cursor.js';
import { type ShopFile, WritesShopFile } from '../../../platform/shop-files/shop-file.js';

/** Writes who waits for a time to come free, in the order of the list. */
@WritesShopFile({
  name: 'waiting-list.csv',
  description:
    'One line per client who waits, the longest first. times are the days with the hours in which the treatment may begin; without a therapist anybody suits. joined_at is UTC. It is not imported.',
})
export class WaitingListFile implements ShopFile {
  readonly columns = [
    ...['id', 'joined_at', 'status', 'service', 'therapist', 'times', 'client_ref', 'first_name', 'last_name'],
    ...['phone', 'email'],
  ];

  async *pages(em: EntityManager): AsyncGenerator<string[][]> {
    for await (const page of readByCursor<{ cells: string[] }>(em, waitingSql)) yield page.map(({ cells }) => cells);
  }
}

const waitingSql = /* sql */ `
  select array[w.id::text, to_char(w.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), w.status, s.name,
    coalesce(t.name, ''), coalesce((
      select string_agg(concat_ws(' ', wanted.date, nullif(concat_ws('-', wanted.from, wanted.to), '')), '; '
        order by wanted.date, wanted.from)
      from jsonb_to_recordset(w.windows) as wanted (date text, "from" text, "to" text)
    ), ''),
    case when customer_key(w.client_email, w.client_phone) is not null or ${isOnRecordSql('w.client_id')}
      then ${clientKeySql('w.client_id')} else '' end,
    w.first_name, w.last_name, w.client_phone, coalesce(w.client_email, '')] as cells
  from waiting_list w join services s on s.id = w.service_id left join therapists t on t.id = w.therapist_id
  where w.status in ('waiting', 'offered') order by w.joined_at, w.id`;
