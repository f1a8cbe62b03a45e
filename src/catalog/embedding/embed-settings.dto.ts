import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateBy } from 'class-validator';

/** An origin as browsers write it: scheme, host and, unless it is the scheme's default, port. */
const ORIGIN = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[1-9]\d{0,4})?$/;

export class EmbedSettings {
  static readonly settingKey = 'embed_settings';

  /** The sites that may show the booking dialog in a frame, such as `https://www.example.com`. */
  @ValidateBy(
    { name: 'isOrigin', validator: { validate: isOrigin } },
    { each: true, message: 'Each site must be an address such as https://www.example.com' },
  )
  @ArrayMaxSize(20, { message: 'At most 20 sites' })
  @IsArray({ message: 'allowedOrigins must be a list' })
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set(value.map(toOrigin))] : value))
  allowedOrigins: string[] = [];
}

/** Removes the slash that browsers show at the end of an address: it is not part of an origin. */
const toOrigin = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase().replace(/\/$/, '') : value;

/**
 * Whether a value is an origin. The pattern refuses anything beyond an origin; parsing refuses impossible ports and
 * hosts.
 */
function isOrigin(value: unknown): boolean {
  return typeof value === 'string' && ORIGIN.test(value) && URL.canParse(value);
}
