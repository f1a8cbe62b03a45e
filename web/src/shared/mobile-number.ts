import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { normalizeText } from './normalize-text.js';

const MIN_MOBILE_LENGTH = 10;

/**
 * Converts a mobile number of the shop's country to the form in which it is sent: without spaces and signs. Undefined
 * for any other text. Uses the rules of the server, see `src/kernel/phone-number.ts`, for mobile numbers only. Loaded
 * when somebody is about to type one.
 */
export function toMobile(text: string, country: string): string | undefined {
  const home = toSupportedCountry(country);
  const code = getCountryCallingCode(home);
  const compact = normalizeText(text).replaceAll(/\s/g, '');
  if (compact.length < MIN_MOBILE_LENGTH) return undefined;
  const dialled = compact.replace(new RegExp(`^00(?=${code})`), '+');
  const number = parsePhoneNumberFromString(dialled, { defaultCountry: home, extract: false });
  if (number?.countryCallingCode !== code || number.ext) return undefined;
  const isMobile = home === 'AU' ? /^4\d{8}$/.test(number.nationalNumber) : number.country === home && number.isValid();
  if (!isMobile) return undefined;
  const national = number.formatNational().replaceAll(/\D/g, '');
  return compact.replaceAll(/\D/g, '') === national ? national : number.number;
}

/** Returns the message for an invalid number, as the server does. */
export function formatMobileRule(country: string): string {
  return toSupportedCountry(country) === 'AU'
    ? 'Please enter a valid Australian mobile number (e.g., 04xxxxxxxx or +614xxxxxxxx)'
    : 'Please enter a valid mobile number';
}

const toSupportedCountry = (country: string): CountryCode => (isSupportedCountry(country) ? country : 'AU');
