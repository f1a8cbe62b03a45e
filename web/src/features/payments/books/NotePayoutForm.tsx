import { useId, useState } from 'react';
import { useNotePayoutMutation } from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { parseMoney, toAmount } from '../../../shared/money/money.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { ChangeForm } from '../sale/ChangeForm.js';

interface NotePayoutFormProps {
  today: string;
  onClose: () => void;
}

/** Notes a payout of the gateway as the bank's statement has it. */
export function NotePayoutForm({ today, onClose }: NotePayoutFormProps) {
  const field = useId();
  // One id for all tries, so that a retry after a lost answer notes nothing twice.
  const [id] = useState(idempotencyKey);
  const [notePayout] = useNotePayoutMutation();
  const [date, setDate] = useState<string | undefined>(today);
  const [amount, setAmount] = useState('');
  const [fees, setFees] = useState('');
  return (
    <ChangeForm
      action="Note the payout"
      done="Payout noted."
      onClose={onClose}
      onSend={() => {
        const cents = parseMoney(amount);
        const feeCents = fees.trim() ? parseMoney(fees) : 0;
        if (!date) return { fields: { date: 'Please choose the day' } };
        if (!cents) return { fields: { amount: 'Please enter the amount' } };
        if (feeCents === undefined) return { fields: { fees: 'Please enter an amount' } };
        return notePayout({ newPayoutDto: { id, date, amount: toAmount(cents), fees: toAmount(feeCents) } });
      }}
    >
      {(errors) => (
        <>
          <LabelledItem isDense id={`${field}-date`} label="Day on the bank’s statement *" error={errors['date']}>
            {(control) => <DateField {...control} today={today} last={today} value={date} onChange={setDate} />}
          </LabelledItem>
          <LabelledItem isDense id={`${field}-amount`} label="Amount on the statement *" error={errors['amount']}>
            {(control) => <MoneyField {...control} value={amount} onChange={setAmount} />}
          </LabelledItem>
          <LabelledItem isDense id={`${field}-fees`} label="Fees that the gateway kept" error={errors['fees']}>
            {(control) => <MoneyField {...control} value={fees} onChange={setFees} />}
          </LabelledItem>
        </>
      )}
    </ChangeForm>
  );
}
