import type { CheckoutDto, NewPaymentDto } from '../../../shared/api/generated.js';
import { type Cents, parseMoney, toAmount, toCents } from '../../../shared/money/money.js';
import type { FieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import type { CheckoutMethod, PaymentMethod } from '../payment-labels.js';

/** The fields of the checkout, as they were typed. */
export interface CheckoutDraft {
  /** A percentage that is proposed, 0 for none, or another amount. */
  tip: number | 'own';
  ownTip: string;
  /** Whether the tip is right, once the server has asked; undefined before. */
  isTipConfirmed: boolean | undefined;
  /** Whether an adjustment is entered, and whether it takes off or adds. */
  adjusts: 'no' | 'off' | 'on';
  adjustment: string;
  reason: string;
  /** The part that is paid now; undefined for all of it. */
  amount: string | undefined;
  /** The cash that was handed over; empty where it is exact. */
  tendered: string;
}

export const EMPTY_DRAFT: CheckoutDraft = {
  ...{ tip: 0, ownTip: '', isTipConfirmed: undefined, adjusts: 'no', adjustment: '', reason: '' },
  ...{ amount: undefined, tendered: '' },
};

/** What the fields come to. What cannot be read counts as nothing, until the payment is taken. */
interface Sums {
  tip: Cents;
  /** Negative where it takes off. */
  adjustment: Cents;
  /** All that is to be paid. */
  due: Cents;
  /** The part that is paid now. */
  amount: Cents;
  /** The same in cash, for which there may be no smaller coin. */
  cash: Cents;
  /** What is left to pay after that. */
  rest: Cents;
  /** The change of the cash that was handed over, negative where that is too little; undefined without any. */
  change: Cents | undefined;
}

export function sumUp(checkout: CheckoutDto, draft: CheckoutDraft): Sums {
  const tip =
    draft.tip === 'own'
      ? (parseMoney(draft.ownTip) ?? 0)
      : toCents(checkout.tips.find(({ percent }) => percent === draft.tip)?.amount ?? 0);
  const adjustment =
    draft.adjusts === 'no' ? 0 : (parseMoney(draft.adjustment) ?? 0) * (draft.adjusts === 'off' ? -1 : 1);
  const due = toCents(checkout.remaining) + tip + adjustment;
  const amount = draft.amount === undefined ? due : (parseMoney(draft.amount) ?? 0);
  const cashDue = roundToCoin(due, toCents(checkout.smallest_coin));
  const settles = amount === due || amount === cashDue;
  const cash = settles ? cashDue : amount;
  const tendered = parseMoney(draft.tendered);
  const change = tendered === undefined ? undefined : tendered - cash;
  return { tip, adjustment, due, amount, cash, rest: settles ? 0 : Math.max(0, due - amount), change };
}

/**
 * Returns what the bookings of a sale come to now, where neither its treatments do, nor these with its adjustments: a
 * price has changed since, or a booking was cancelled. Undefined where nothing has to be told.
 */
export function findChangedPrice({ booked, lines }: Pick<CheckoutDto, 'booked' | 'lines'>): Cents | undefined {
  if (booked === null) return undefined;
  const sum = (kinds: readonly string[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + toCents(amount), 0);
  const now = toCents(booked);
  return [sum(['treatment']), sum(['treatment', 'adjustment'])].includes(now) ? undefined : now;
}

/** Rounds to what can be paid in cash, as the server does; half a coin goes up. */
const roundToCoin = (cents: Cents, coin: Cents): Cents => Math.floor((2 * cents + coin) / (2 * coin)) * coin;

const NOTES: readonly Cents[] = [500, 1_000, 2_000, 5_000, 10_000];
const MAX_PROPOSALS = 3;

/** Returns sums that people hand over for an amount, in notes alone: for $165.00 $170, $180 and $200. */
export function proposeTendered(cash: Cents): Cents[] {
  const sums = NOTES.map((note) => Math.ceil(cash / note) * note).filter((sum) => sum > cash);
  return [...new Set(sums)].slice(0, MAX_PROPOSALS);
}

/**
 * Returns the method that Enter takes: cash where some was received, even if it cannot be read, else card, else the
 * first that is accepted.
 */
export function toMainMethod(
  methods: readonly PaymentMethod[],
  { tendered }: Pick<CheckoutDraft, 'tendered'>,
): PaymentMethod {
  const preferred = tendered.trim() ? 'cash' : 'card';
  return methods.includes(preferred) ? preferred : methods[0]!;
}

/** Returns the errors of what cannot be read as an amount, by field. */
export function findDraftErrors(draft: CheckoutDraft, method: CheckoutMethod): FieldErrors {
  const isWrong = (text: string) => parseMoney(text) === undefined;
  const errors: Record<string, string> = {};
  if (draft.tip === 'own' && isWrong(draft.ownTip)) errors['tip'] = 'Please enter the tip';
  if (draft.adjusts !== 'no') {
    if (!parseMoney(draft.adjustment)) errors['adjustment'] = 'Please enter the amount';
    if (!draft.reason.trim()) errors['adjustment.reason'] = 'Please give a reason';
  }
  if (draft.amount !== undefined && isWrong(draft.amount)) errors['amount'] = 'Please enter the amount';
  if (method === 'cash' && draft.tendered.trim() && isWrong(draft.tendered))
    errors['tendered'] = 'Please enter the cash that you were given';
  return errors;
}

/** A gift certificate that pays, and what is left on it. */
export interface UsedCertificate {
  code: string;
  balance: Cents;
}

/** Converts the fields to the payment that the server takes. */
export function toPayment(
  { reason, tendered, isTipConfirmed }: CheckoutDraft,
  sums: Sums,
  payment: { id: string; method: CheckoutMethod; apart: boolean },
  certificate?: UsedCertificate,
): NewPaymentDto {
  const handedOver = payment.method === 'cash' ? parseMoney(tendered) : undefined;
  return {
    ...payment,
    amount: toAmount(certificate ? Math.min(sums.amount, certificate.balance) : sums.amount),
    ...(certificate && { code: certificate.code }),
    ...(sums.tip > 0 && { tip: toAmount(sums.tip), ...(isTipConfirmed && { tip_confirmed: true }) }),
    ...(sums.adjustment !== 0 && { adjustment: { amount: toAmount(sums.adjustment), reason } }),
    ...(handedOver !== undefined && { tendered: toAmount(handedOver) }),
  };
}
