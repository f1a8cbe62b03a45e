import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/** Returns the country, two letters of ISO 3166, if its numbers are known; else Australia. */
export function toSupportedCountry(country: string): CountryCode {
  return isSupportedCountry(country) ? country : 'AU';
}

/**
 * Parses a number as people write it, with spaces, dashes and brackets; one without a country is of `country`. The code
 * of a country follows `+`, `00` or the prefix that is dialled in `country`. Undefined when it is not a number.
 */
export function parsePhone(text: string, country: string): PhoneNumber | undefined {
  const options = { defaultCountry: toSupportedCountry(country), extract: false } as const;
  for (const written of [text, text.replace(/^\s*00/, '+')]) {
    const number = parsePhoneNumberFromString(written, options);
    if (number?.isValid()) return number;
  }
  return undefined;
}

/** Converts a number to E.164, such as `+61412345678`, if it can receive text messages; else null. */
export function toTextNumber(text: string, country: string): string | null {
  const number = parsePhone(text, country);
  const isMobile = number?.getType() === 'MOBILE' || number?.getType() === 'FIXED_LINE_OR_MOBILE';
  return number && isMobile ? number.number : null;
}

/**
 * Returns the digits after the country's code, and after a 0 that follows it, in a number or the beginning of one;
 * undefined without that code.
 */
export function findDigitsBehindCode(text: string, country: string): string | undefined {
  const code = getCountryCallingCode(toSupportedCountry(country));
  return new RegExp(`^(?:\\+|00)${code}0?(\\d*)$`).exec(text.replaceAll(/[^\d+]/g, ''))?.[1];
}

/** Fewest characters of a client's number, spaces not counted. */
const MIN_MOBILE_LENGTH = 10;

/**
 * Parses a mobile number of the shop's country as clients write it: with spaces, dashes, dots and brackets, with or
 * without the country's code, which may follow `+` or `00`. Undefined when it is not one.
 * `web/src/shared/mobile-number.ts` does the same.
 */
export function findMobile(text: string, country: string): PhoneNumber | undefined {
  if (text.length > MAX_KEPT_LENGTH) return parseMobile(text, country);
  const key = `${country} ${text}`;
  if (!found.has(key)) {
    if (found.size === MAX_KEPT) found.clear();
    found.set(key, parseMobile(text, country));
  }
  return found.get(key);
}

/**
 * Cache of parsed numbers: parsing takes a while, and each request parses its number for a rate limit and again for its
 * command.
 */
const found = new Map<string, PhoneNumber | undefined>();
const MAX_KEPT = 100;
const MAX_KEPT_LENGTH = 40;

function parseMobile(text: string, country: string): PhoneNumber | undefined {
  const home = toSupportedCountry(country);
  const code = getCountryCallingCode(home);
  const compact = text.replaceAll(/\s/g, '');
  if (compact.length < MIN_MOBILE_LENGTH) return undefined;
  const dialled = compact.replace(new RegExp(`^00(?=${code})`), '+');
  const number = parsePhoneNumberFromString(dialled, { defaultCountry: home, extract: false });
  return number?.countryCallingCode === code && !number.ext && isMobile(number, home) ? number : undefined;
}

/**
 * Formats a number for storage: as it was typed if that is digits and spaces only, in the country's form or with `+`
 * and its code; else in one of these forms.
 */
export function formatMobile(number: PhoneNumber, typed: string): string {
  const compact = typed.replaceAll(/\s/g, '');
  const national = number.formatNational().replaceAll(/\D/g, '');
  if (compact === national || compact === number.number) return typed.trim();
  return compact.replaceAll(/\D/g, '') === national ? national : number.number;
}

/** Returns the message to a client whose number is invalid. */
export function formatMobileRule(country: string): string {
  return toSupportedCountry(country) === 'AU'
    ? 'Please enter a valid Australian mobile number (e.g., 04xxxxxxxx or +614xxxxxxxx)'
    : 'Please enter a valid mobile number';
}

/** Whether it is a mobile number. Every Australian number that begins with 04 counts, whether or not it is in use. */
function isMobile(number: PhoneNumber, home: CountryCode): boolean {
  if (home === 'AU') return /^4\d{8}$/.test(number.nationalNumber);
  return number.country === home && /MOBILE/.test(number.getType() ?? '');
}
