import type { AgreedPriceDto, NewOfficeBookingDto } from '../../../../../shared/api/generated.js';
import { normalizeText } from '../../../../../shared/normalize-text.js';
import { formatMoney } from '../../../../../shared/money/money.js';

export type PriceKind = 'list' | AgreedPriceDto['kind'];

/** The editor's price fields; number and reason are empty for the list price. */
export interface PriceDraft {
  price_kind: PriceKind;
  price_value: string;
  price_reason: string;
}

export const LIST_PRICE: PriceDraft = { price_kind: 'list', price_value: '', price_reason: '' };

export const toPriceDraft = (agreed: AgreedPriceDto | null): PriceDraft =>
  agreed
    ? { price_kind: agreed.kind, price_value: String(agreed.value), price_reason: agreed.reason ?? '' }
    : LIST_PRICE;

export const isSamePrice = (one: PriceDraft, other: PriceDraft): boolean =>
  one.price_kind === other.price_kind &&
  one.price_value === other.price_value &&
  one.price_reason === other.price_reason;

export const findMissingPriceFields = ({ price_kind, price_value, price_reason }: PriceDraft) =>
  price_kind === 'list'
    ? []
    : (['price_value', 'price_reason'] as const).filter((field) => !{ price_value, price_reason }[field].trim());

const toNumber = (typed: string) => Number(normalizeText(typed).replace(',', '.'));

/** Converts the price fields for the request. The server refuses an invalid number and names the field. */
export function toPriceFields(
  draft: PriceDraft,
): Pick<NewOfficeBookingDto, 'price_kind' | 'price_value' | 'price_reason'> {
  const { price_kind, price_value, price_reason } = draft;
  if (price_kind === 'list') return { price_kind };
  return { price_kind, price_value: toNumber(price_value), price_reason: price_reason.trim() };
}

/** Returns the price to be paid in dollars; undefined while the number is invalid or the discount exceeds the price. */
export function toTotal({ price_kind, price_value }: PriceDraft, list: number | undefined): number | undefined {
  if (price_kind === 'list' || list === undefined) return list;
  const value = price_value.trim() === '' ? NaN : toNumber(price_value);
  const off = price_kind === 'percent-off' ? Math.floor(list * value + 0.5) / 100 : value;
  const total = price_kind === 'own' ? value : list - off;
  return Number.isFinite(total) && total >= 0 ? total : undefined;
}

/** Describes the price: `10% off $89.00`, `$20.00 off $89.00`, `List price $89.00`. */
export function priceLabel({ price_kind, price_value }: PriceDraft, list: number): string {
  if (price_kind === 'percent-off') return `${price_value}% off ${formatMoney(list)}`;
  if (price_kind === 'amount-off') return `${formatMoney(Number(price_value))} off ${formatMoney(list)}`;
  return `List price ${formatMoney(list)}`;
}
