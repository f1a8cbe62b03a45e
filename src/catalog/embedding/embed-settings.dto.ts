import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';

/** An origin as browsers write it: scheme, host and, where it is another than usual, port. */
const ORIGIN = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[1-9]\d{0,4})?$/;

export class EmbedSettings {
  /** The sites that may show the booking dialog in a frame, such as `https://www.example.com`. */
  @Matches(ORIGIN, { each: true, message: 'Each site must be an address such as https://www.example.com' })
  @ArrayMaxSize(20, { message: 'At most 20 sites' })
  @IsArray({ message: 'allowedOrigins must be a list' })
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set(value.map(toOrigin))] : value))
  allowedOrigins: string[] = [];
}

/** A slash at the end is how browsers show an address, and part of no origin. */
const toOrigin = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase().replace(/\/$/, '') : value;
