import { PaymentSettings, SalesSettings, ShopDetails, type ShopSettings } from '../catalog/index.js';
import type { Executor } from '../platform/database/sql.js';
import type { Seller } from './domain/sale.events.js';

/** Reads who sells, as papers say. */
export async function readSeller(settings: ShopSettings, tx?: Executor): Promise<Seller> {
  const { name, addressLines, phone } = await settings.read(ShopDetails, tx);
  const { legalName, taxNumber, isTaxRegistered } = await settings.read(SalesSettings, tx);
  return { name, legalName, taxNumber, isTaxRegistered, addressLines, phone };
}

/** Reads the tax rate of new sales in hundredths of a percent. Who is not registered charges no tax. */
export async function readTaxRate(settings: ShopSettings, tx?: Executor): Promise<number> {
  const { isTaxRegistered } = await settings.read(SalesSettings, tx);
  const { taxRate } = await settings.read(PaymentSettings, tx);
  return isTaxRegistered ? Math.round(taxRate * 100) : 0;
}
