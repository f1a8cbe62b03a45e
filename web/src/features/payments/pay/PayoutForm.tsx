import { useId, useState } from 'react';
import { type TherapistPayDetailDto, type TipPayoutDto, usePayOutTipsMutation } from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { formatMoney, parseMoney, toAmount, toCents, toMoneyText } from '../../../shared/money/money.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { ChangeForm } from '../sale/ChangeForm.js';

interface PayoutFormProps {
  pay: TherapistPayDetailDto;
  onClose: () => void;
}

type Method = TipPayoutDto['method'];

const METHODS: readonly { value: Method; label: string }[] = [
  { value: 'cash', label: 'Cash from the drawer' },
  { value: 'other', label: 'Other' },
];

/** Pays tips out: all that are owed, unless another amount is entered. */
export function PayoutForm({ pay: { sums, smallest_coin }, onClose }: PayoutFormProps) {
  const field = useId();
  // One id for all tries, so that a retry after a lost answer pays nothing twice.
  const [id] = useState(idempotencyKey);
  const [payOut] = usePayOutTipsMutation();
  const owed = toCents(sums.tips_owed);
  const coin = toCents(smallest_coin);
  // Cash goes down to the coins that there are; the rest stays owed.
  const toWhole = (method: Method) => toMoneyText(method === 'cash' ? Math.floor(owed / coin) * coin : owed);
  const [method, setMethod] = useState<Method>('cash');
  const [typed, setTyped] = useState<string>();
  const amount = typed ?? toWhole(method);
  const cents = parseMoney(amount);
  return (
    <ChangeForm
      action={cents ? `Pay out ${formatMoney(toAmount(cents))}` : 'Pay out'}
      done="Tips paid out."
      onClose={onClose}
      onSend={() => {
        if (!cents) return { fields: { amount: 'Please enter the amount' } };
        return payOut({ id: sums.therapist_id, newTipPayoutDto: { id, method, amount: toAmount(cents) } });
      }}
    >
      {(errors) => (
        <>
          <LabelledItem isDense id={`${field}-amount`} label="Tips to pay out *" error={errors['amount']}>
            {(control) => <MoneyField {...control} value={amount} onChange={setTyped} />}
          </LabelledItem>
          <Segmented aria-label="Paid out in" options={METHODS} value={method} onChange={setMethod} />
        </>
      )}
    </ChangeForm>
  );
}
