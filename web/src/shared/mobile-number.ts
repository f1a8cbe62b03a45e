import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';

const MIN_MOBILE_LENGTH = 10;

/**
 * A mobile number of the shop's country as it is sent: without spaces and signs. Undefined when it is none. By the rules of
 * the server, see `src/kernel/phone-number.ts`; the numbers known here are mobiles alone. Fetched when somebody comes to type one.
 */
export function toMobile(text: string, country: string): string | undefined {
  const home: CountryCode = isSupportedCountry(country) ? country : 'AU';
  const code = getCountryCallingCode(home);
  const compact = text.replaceAll(/\s/g, '');
  if (compact.length < MIN_MOBILE_LENGTH) return undefined;
  const dialled = compact.replace(new RegExp(`^00(?=${code})`), '+');
  const number = parsePhoneNumberFromString(dialled, { defaultCountry: home, extract: false });
  if (number?.countryCallingCode !== code || number.ext) return undefined;
  const isMobile = home === 'AU' ? /^4\d{8}$/.test(number.nationalNumber) : number.country === home && number.isValid();
  if (!isMobile) return undefined;
  const national = number.formatNational().replaceAll(/\D/g, '');
  return compact.replaceAll(/\D/g, '') === national ? national : number.number;
}
