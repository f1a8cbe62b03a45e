import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateBy } from 'class-validator';

/** An origin as browsers write it: scheme, host and, where it is another than usual, port. */
const ORIGIN = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[1-9]\d{0,4})?$/;

export class EmbedSettings {
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

/** A slash at the end is how browsers show an address, and part of no origin. */
const toOrigin = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase().replace(/\/$/, '') : value;

/** The pattern leaves out what would be more than an origin; parsing refuses ports and hosts that cannot be. */
function isOrigin(value: unknown): boolean {
  return typeof value === 'string' && ORIGIN.test(value) && URL.canParse(value);
}
