import { AUSTRALIAN_MOBILE } from './server-rules.js';

/** Without spaces, as it is sent and counted. */
export const compactPhone = (phone: string): string => phone.replace(/\s/g, '');

export const isLongEnough = (phone: string): boolean => compactPhone(phone).length >= 10;

export const isAustralianMobile = (phone: string): boolean => AUSTRALIAN_MOBILE.test(phone);

/** Groups a mobile as `0491 570 156` or `+61 491 570 156`; anything that cannot become one stays as it is. */
export function formatPhone(phone: string): string {
  const [, prefix, digits] = /^(0|\+61)(4\d{0,8})$/.exec(compactPhone(phone)) ?? [];
  if (digits === undefined) return phone;
  const groups =
    prefix === '0'
      ? [`0${digits.slice(0, 3)}`, digits.slice(3, 6), digits.slice(6)]
      : ['+61', digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return groups.filter(Boolean).join(' ');
}

/** Groups the number in the field while it is typed; the caret stays behind the same character. */
export function formatPhoneInput(input: HTMLInputElement): string {
  const typedBefore = compactPhone(input.value.slice(0, input.selectionStart ?? undefined)).length;
  const grouped = formatPhone(input.value);
  if (grouped === input.value) return grouped;
  input.value = grouped;
  const caret = grouped.match(new RegExp(`^(?:\\s*\\S){${typedBefore}}`))?.[0].length ?? 0;
  input.setSelectionRange(caret, caret);
  return grouped;
}
