import type { Cents } from '../../kernel/money.js';
import { formatDollars } from '../../kernel/money.js';

/** A difference in a sentence, and the booking that it is about. */
export interface Complaint {
  text: string;
  bookingId: string | null;
}

/** A payment as one side has it. */
interface KnownPayment {
  paymentId: string;
  receivedCents: Cents;
  returnedCents: Cents;
}

/** A payment as the log has it. */
export interface BookedPayment extends KnownPayment {
  /** Null where it was paid for a gift certificate. */
  bookingId: string | null;
}

/** Returns one complaint for each payment of which gateway and books do not have the same (money.md, rule 12). */
export function comparePayments(gateway: readonly KnownPayment[], booked: readonly BookedPayment[]): Complaint[] {
  const [theirs, ours] = [toMap(gateway), toMap(booked)];
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((id) => {
    const [their, our] = [theirs.get(id), ours.get(id)];
    if (their && our && their.receivedCents === our.receivedCents && their.returnedCents === our.returnedCents)
      return [];
    const text = `Payment ${id}: the gateway has ${describe(their)}, the books have ${describe(our)}`;
    return [{ text, bookingId: our?.bookingId ?? null }];
  });
}

const toMap = <Payment extends KnownPayment>(payments: readonly Payment[]) =>
  new Map(payments.map((payment) => [payment.paymentId, payment]));

function describe(payment: KnownPayment | undefined): string {
  if (!payment) return 'nothing of it';
  const { receivedCents, returnedCents } = payment;
  return `${formatDollars(receivedCents)} received${returnedCents === 0 ? '' : ` and ${formatDollars(returnedCents)} given back`}`;
}
