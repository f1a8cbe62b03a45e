import { PaymentSettings, SalesSettings, ShopDetails, type ShopSettings } from '../catalog/index.js';
import type { Seller } from './domain/sale.events.js';

/** Reads who sells, as papers say. */
export async function readSeller(settings: ShopSettings): Promise<Seller> {
  const { name, addressLines, phone } = await settings.read(ShopDetails);
  const { legalName, taxNumber, isTaxRegistered } = await settings.read(SalesSettings);
  return { name, legalName, taxNumber, isTaxRegistered, addressLines, phone };
}

/** Reads the tax rate of new sales in hundredths of a percent. Who is not registered charges no tax. */
export async function readTaxRate(settings: ShopSettings): Promise<number> {
  const { isTaxRegistered } = await settings.read(SalesSettings);
  const { taxRate } = await settings.read(PaymentSettings);
  return isTaxRegistered ? Math.round(taxRate * 100) : 0;
}
