import { normalizeText } from './normalize-text.js';
import { loadOptional } from './optional-script/optional-script.js';

const compactPhone = (phone: string): string => normalizeText(phone).replace(/\s/g, '');

export const isLongEnough = (phone: string): boolean => compactPhone(phone).length >= 10;

/** The rules of the shop's country, once they have loaded. */
let rules: (typeof import('./mobile-number.js') & { country: string }) | undefined;

export const hasMobileRules = (country = 'AU'): boolean => rules?.country === country;

/** Loads the rules, which are larger than the rest of the form. Without them only the server checks. */
export async function loadMobileRules(country = 'AU'): Promise<void> {
  if (hasMobileRules(country)) return;
  try {
    rules = { ...(await loadOptional(() => import('./mobile-number.js'))), country };
  } catch {
    // The next number that is entered tries again.
  }
}

/** Whether it is a mobile number of the shop's country; true while the rules have not loaded. */
export const isMobile = (phone: string): boolean => !rules || rules.toMobile(phone, rules.country) !== undefined;

/** Converts a mobile number to the form in which it is sent and compared. */
export const normalizeMobile = (phone: string): string => rules?.toMobile(phone, rules.country) ?? compactPhone(phone);

/** Returns the message for an invalid number; empty while the rules have not loaded, since none is invalid then. */
export const formatMobileRule = (): string => rules?.formatMobileRule(rules.country) ?? '';

/** Groups a mobile number as `0491 570 156` or `+61 491 570 156`; any other text is returned as it is. */
export function formatPhone(phone: string): string {
  const [, prefix, digits] = /^(0|\+61)(4\d{0,8})$/.exec(compactPhone(phone)) ?? [];
  if (digits === undefined) return phone;
  const groups =
    prefix === '0'
      ? [`0${digits.slice(0, 3)}`, digits.slice(3, 6), digits.slice(6)]
      : ['+61', digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return groups.filter(Boolean).join(' ');
}

/** Groups the number in the field while it is typed; the caret stays after the same character. */
export function formatPhoneInput(input: HTMLInputElement): string {
  const typedBefore = compactPhone(input.value.slice(0, input.selectionStart ?? undefined)).length;
  const grouped = formatPhone(input.value);
  if (grouped === input.value) return grouped;
  input.value = grouped;
  const caret = grouped.match(new RegExp(`^(?:\\s*\\S){${typedBefore}}`))?.[0].length ?? 0;
  input.setSelectionRange(caret, caret);
  return grouped;
}
