import type { EntityManager } from '@mikro-orm/postgresql';
import { readByCursor } from '../../platform/database/read-by-cursor.js';
import { type ShopFile, WritesShopFile } from '../../platform/shop-files/shop-file.js';
import { shopCurrencySql } from './service-catalog.js';
import { DEFAULT_DURATION_MINUTES } from './service-input.js';

/** Columns of the file of services that an export of the shop writes, and an import takes as they are. */
export const SERVICE_FILE_COLUMNS = [
  ...['id', 'name', 'group', 'variant', 'description', 'duration', 'cleanup', 'price', 'currency', 'status'],
];

/** Writes the services, retired ones included. */
@WritesShopFile({
  name: 'services.csv',
  description:
    'One line per treatment; of one with variants, one per variant, with group and variant, of which its name is made. duration and cleanup are minutes; an empty cleanup is the one of the booking rules. Retired treatments are kept for their bookings.',
})
export class ServicesFile implements ShopFile {
  readonly columns = SERVICE_FILE_COLUMNS;

  async *pages(em: EntityManager): AsyncGenerator<string[][]> {
    for await (const page of readByCursor<{ cells: string[] }>(em, servicesSql)) yield page.map(({ cells }) => cells);
  }
}

const servicesSql = /* sql */ `
  select array[id::text, name, coalesce(group_name, ''), coalesce(variant, ''), coalesce(description, ''), coalesce(duration, ${DEFAULT_DURATION_MINUTES})::text,
    coalesce(cleanup_minutes::text, ''), coalesce(price, 0)::numeric(10, 2)::text, ${shopCurrencySql},
    case when retired_at is null then 'offered' else 'retired' end] as cells
  from services order by name, id`;
