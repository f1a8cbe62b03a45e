import { InvalidInputError } from '../kernel/errors.js';
import { findMobile, formatMobile, formatMobileRule } from '../kernel/phone-number.js';

/**
 * Returns a mobile number of the shop's country as it is stored.
 * @throws InvalidInputError on `client_phone` for anything else
 */
export function requireMobile(typed: string, country: Parameters<typeof findMobile>[1]): string {
  const number = findMobile(typed, country);
  if (!number) throw new InvalidInputError('client_phone', formatMobileRule(country));
  return formatMobile(number, typed);
}
