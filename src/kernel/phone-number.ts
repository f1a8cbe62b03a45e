import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/** Two letters of ISO 3166 whose numbers are known; Australia's for those that are not. */
export function toSupportedCountry(country: string): CountryCode {
  return isSupportedCountry(country) ? country : 'AU';
}

/** A number as people write it, with spaces, dashes and brackets; one without a country is of `country`. Undefined when it is none. */
export function parsePhone(text: string, country: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: toSupportedCountry(country), extract: false });
  return number?.isValid() ? number : undefined;
}

/** The number in E.164, such as `+61412345678`, when it can receive text messages; else null. */
export function toTextNumber(text: string, country: string): string | null {
  const number = parsePhone(text, country);
  const isMobile = number?.getType() === 'MOBILE' || number?.getType() === 'FIXED_LINE_OR_MOBILE';
  return number && isMobile ? number.number : null;
}
