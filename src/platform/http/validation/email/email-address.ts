import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isEmail, ValidateBy, type ValidationArguments } from 'class-validator';
import { HIDDEN_CHARACTER } from '../../../../kernel/hidden-characters.js';

const MAX_LOCAL_PART_LENGTH = 64;
const LONG_LABEL = /[^.]{64}/;

/** Longest address, which public.md allows (Validation); RFC 5321 ends a character earlier. */
export const MAX_EMAIL_LENGTH = 255;

/**
 * Whether mail servers accept this as an address: at most 64 characters before the @ without quotes and accents, and a
 * domain with a dot, without empty labels or ones over 63 characters. Domains may be in any script: they are mailed to
 * in ASCII. `web/src/shared/is-email.ts` has the same rule.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH &&
  text.lastIndexOf('@') <= MAX_LOCAL_PART_LENGTH &&
  isEmail(text, {
    allow_utf8_local_part: false,
    blacklisted_chars: '"',
    ignore_max_length: true,
    // The domain's rule lets through all beyond Latin-1.
    host_blacklist: [HIDDEN_CHARACTER, LONG_LABEL],
  });

/**
 * A field that holds an address that mail servers accept.
 * @param message shown for anything else that is no longer than an address
 */
export function IsEmailAddress(message: string): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isEmailAddress(value);
  const explain = ({ value }: ValidationArguments) => (isTooLong(value) ? TOO_LONG : message);
  return applyDecorators(
    ApiProperty({ type: String, format: 'email', maxLength: MAX_EMAIL_LENGTH }),
    ValidateBy({ name: 'isEmailAddress', validator: { validate } }, { message: explain }),
  );
}

const TOO_LONG = 'Email must be less than 255 characters';
const isTooLong = (value: unknown) => typeof value === 'string' && value.length > MAX_EMAIL_LENGTH;
