import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';

/** What the environment may set for bringing a shop in, with its default. */
export class SetupConfig {
  /** Two letters of ISO 3166: how phone numbers without a country are read and written. */
  @Transform(({ value }) => String(value).toUpperCase())
  @Matches(/^[A-Z]{2}$/, { message: 'SHOP_COUNTRY must be the two letters of a country such as AU' })
  SHOP_COUNTRY = 'AU';
}
