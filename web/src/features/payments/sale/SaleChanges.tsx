import { useId, useState } from 'react';
import {
  type PaymentDto,
  type SaleDto,
  useCorrectPaymentMethodMutation,
  useGiveRefundMutation,
  useVoidSaleMutation,
  useWaiveRestMutation,
} from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { formatMoney, parseMoney, toAmount, toCents, toMoneyText } from '../../../shared/money/money.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { METHOD_LABELS } from '../../../shared/money/method-labels.js';
import type { PaymentMethod } from '../payment-labels.js';
import { ReasonForm } from './ReasonForm.js';

interface PaymentChangeProps {
  saleId: string;
  payment: PaymentDto;
  methods: readonly PaymentMethod[];
  onClose: () => void;
}

/** Gives back a payment or a part of it. */
export function RefundForm({ saleId, payment, methods, onClose }: PaymentChangeProps) {
  const field = useId();
  // One id for all tries, so that a retry after a lost answer gives nothing back twice.
  const [id] = useState(idempotencyKey);
  const [refund] = useGiveRefundMutation();
  const left = toCents(payment.amount) - toCents(payment.refunded);
  const [amount, setAmount] = useState(toMoneyText(left));
  const [method, setMethod] = useState(payment.method);
  // Money goes back as it came, even where the shop takes no more of it that way.
  const isOnline = payment.method === 'online' || payment.method === 'deposit';
  const ways = isOnline
    ? (['online'] as const)
    : payment.method === 'gift_certificate'
      ? [payment.method]
      : [...new Set([...methods, payment.method])];
  return (
    <ReasonForm
      action="Give the money back"
      done={`Given back. ${METHOD_LABELS[method]}.`}
      onClose={onClose}
      onSend={(reason) => {
        const cents = parseMoney(amount);
        if (!cents) return { fields: { amount: 'Please enter the amount' } };
        const newRefundDto = { id, payment_id: payment.id, method, amount: toAmount(cents), reason };
        return refund({ id: saleId, newRefundDto });
      }}
    >
      {(errors) => (
        <>
          <LabelledItem isDense id={`${field}-refund`} label="Amount to give back *" error={errors['amount']}>
            {(control) => <MoneyField {...control} value={amount} onChange={setAmount} />}
          </LabelledItem>
          {ways.length > 1 && <MethodChoice label="Given back by" methods={ways} value={method} onChange={setMethod} />}
        </>
      )}
    </ReasonForm>
  );
}

/** Corrects the method of a payment of today. */
export function MethodForm({ saleId, payment, methods, onClose }: PaymentChangeProps) {
  const [correct] = useCorrectPaymentMethodMutation();
  const others = methods.filter((each) => each !== payment.method);
  const [method, setMethod] = useState(others[0] ?? methods[0]!);
  return (
    <ReasonForm
      action="Correct the method"
      done={`Corrected to ${METHOD_LABELS[method].toLowerCase()}.`}
      initialReason="Noted by mistake"
      onClose={onClose}
      onSend={(reason) => correct({ id: saleId, paymentId: payment.id, paymentMethodDto: { method, reason } })}
    >
      {() => <MethodChoice label="Paid by" methods={others} value={method} onChange={setMethod} />}
    </ReasonForm>
  );
}

/** Voids a sale of today. */
export function VoidForm({ sale, onClose }: { sale: SaleDto; onClose: () => void }) {
  const [voidSale] = useVoidSaleMutation();
  const back = sale.payments
    .filter(({ amount, refunded }) => amount > refunded)
    .map(({ method, amount, refunded }) => `${formatMoney(amount - refunded)} ${METHOD_LABELS[method].toLowerCase()}`);
  return (
    <ReasonForm
      action="Void the sale"
      done="Sale voided."
      isDanger
      onClose={onClose}
      onSend={(reason) => voidSale({ id: sale.id, reasonDto: { reason } })}
    >
      {() => <p>All money goes back as it came: {back.join(', ')}.</p>}
    </ReasonForm>
  );
}

/** Waives the rest of a sale of which a part was paid. */
export function WaiverForm({ sale, onClose }: { sale: SaleDto; onClose: () => void }) {
  const [waive] = useWaiveRestMutation();
  return (
    <ReasonForm
      action="Waive the rest"
      done="Rest waived."
      onClose={onClose}
      onSend={(reason) => waive({ id: sale.id, reasonDto: { reason } })}
    >
      {() => <p>{formatMoney(sale.remaining)} comes off the bill, and the receipt says what was paid.</p>}
    </ReasonForm>
  );
}

interface MethodChoiceProps<Method> {
  label: string;
  methods: readonly Method[];
  value: Method;
  onChange: (method: Method) => void;
}

const MethodChoice = <Method extends PaymentDto['method']>(props: MethodChoiceProps<Method>) => (
  <Segmented
    aria-label={props.label}
    options={props.methods.map((method) => ({ value: method, label: METHOD_LABELS[method] }))}
    value={props.value}
    onChange={props.onChange}
  />
);
