import type { CheckoutDto, NewPaymentDto, PaymentDto, SaleDto } from '../../shared/api/generated.js';
import { METHOD_LABELS } from '../../shared/money/method-labels.js';
import { formatMoney } from '../../shared/money/money.js';

/** A method that the desk notes by hand. */
export type PaymentMethod = CheckoutDto['methods'][number];

/** A method by which the desk takes a payment. */
export type CheckoutMethod = NewPaymentDto['method'];

/** Returns what happened to a payment besides its amount, in a few words each. */
export function describePayment({ noted_as, tendered, change, refunded, amount }: PaymentDto): string[] {
  return [
    noted_as && `noted as ${METHOD_LABELS[noted_as].toLowerCase()} first`,
    change ? `${formatMoney(tendered ?? amount)} received, ${formatMoney(change)} change` : null,
    refunded > 0 && `${formatMoney(refunded)} given back`,
  ].filter((text) => typeof text === 'string');
}

/** Returns the message after a payment: what is still to be paid, or the change. */
export function describeTaken({ status, remaining, payments }: SaleDto, paymentId: string): string {
  const taken = payments.find(({ id }) => id === paymentId);
  const change = taken?.change ? ` ${formatMoney(taken.change)} change.` : '';
  const paid =
    status === 'paid' ? 'Paid.' : `${formatMoney(taken?.amount ?? 0)} taken, ${formatMoney(remaining)} to pay.`;
  return paid + change;
}

/** Returns the message after an undo: the money that goes back, of the whole sale where that is voided. */
export function describeUndone({ status, payments, refunds }: SaleDto, paymentId: string): string {
  const isEarlier = (id: string) => refunds.some(({ payment_id }) => payment_id === id);
  const back = payments
    .filter(({ id }) => (status === 'voided' ? !isEarlier(id) : id === paymentId))
    .map(({ method, amount }) => `${formatMoney(amount)} ${METHOD_LABELS[method].toLowerCase()}`);
  return `Undone. Give back ${back.join(' and ')}.`;
}
