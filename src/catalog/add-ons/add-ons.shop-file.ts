import type { EntityManager } from '@mikro-orm/postgresql';
import { readByCursor } from '../../platform/database/read-by-cursor.js';
import { type ShopFile, WritesShopFile } from '../../platform/shop-files/shop-file.js';
import { shopCurrencySql } from '../services/service-catalog.js';

/** Writes the add-ons of treatments, those that are no longer offered included. */
@WritesShopFile({
  name: 'add-ons.csv',
  description:
    'One line per add-on, which makes a booking longer by its minutes and dearer by its price; treatments are the names of those with which it can be booked.',
})
export class AddOnsFile implements ShopFile {
  readonly columns = ['id', 'name', 'minutes', 'price', 'currency', 'treatments', 'status'];

  async *pages(em: EntityManager): AsyncGenerator<string[][]> {
    for await (const page of readByCursor<{ cells: string[] }>(em, addOnsSql)) yield page.map(({ cells }) => cells);
  }
}

const addOnsSql = /* sql */ `
  select array[a.id::text, a.name, a.minutes::text, a.price::text, ${shopCurrencySql},
    (select coalesce(string_agg(s.name, '; ' order by s.name), '') from services s where s.id = any (a.service_ids)),
    case when a.is_active then 'offered' else 'retired' end] as cells
  from service_add_ons a order by a.name, a.id`;
