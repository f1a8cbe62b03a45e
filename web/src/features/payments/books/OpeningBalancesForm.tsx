import { useId, useState } from 'react';
import { useEnterOpeningBalancesMutation } from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { parseMoney, toAmount } from '../../../shared/money/money.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { ReasonForm } from '../sale/ReasonForm.js';
import { OPENING_LABELS, type OpeningAccount, toSigned } from './book-entry-labels.js';

interface OpeningBalancesFormProps {
  today: string;
  onClose: () => void;
}

const ACCOUNTS = Object.keys(OPENING_LABELS) as OpeningAccount[];

/** Enters what the accounts held at the end of a day. */
export function OpeningBalancesForm({ today, onClose }: OpeningBalancesFormProps) {
  const field = useId();
  // One id for all tries, so that a retry after a lost answer enters nothing twice.
  const [id] = useState(idempotencyKey);
  const [enter] = useEnterOpeningBalancesMutation();
  const [date, setDate] = useState<string>();
  const [amounts, setAmounts] = useState<Partial<Record<OpeningAccount, string>>>({});
  const send = (reason: string) => {
    if (!date) return { fields: { date: 'Please choose the day' } };
    const typed = ACCOUNTS.map((account) => ({ account, text: amounts[account]?.trim() ?? '' })).filter(
      ({ text }) => text,
    );
    const wrong = typed.find(({ text }) => parseMoney(text) === undefined);
    if (wrong) return { fields: { [wrong.account]: 'Please enter an amount' } };
    if (typed.length === 0) return { fields: { [ACCOUNTS[0]!]: 'Please enter a balance' } };
    const balances = typed.map(({ account, text }) => ({
      account,
      amount: toSigned(account, toAmount(parseMoney(text) ?? 0)),
    }));
    return enter({ newOpeningBalancesDto: { id, date, balances, reason } });
  };
  return (
    <ReasonForm
      action="Enter opening balances"
      done="Opening balances entered."
      initialReason="As in the books before"
      onClose={onClose}
      onSend={send}
    >
      {(errors) => (
        <>
          <LabelledItem isDense id={`${field}-date`} label="At the end of *" error={errors['date']}>
            {(control) => <DateField {...control} today={today} last={today} value={date} onChange={setDate} />}
          </LabelledItem>
          {ACCOUNTS.map((account) => (
            <LabelledItem
              key={account}
              isDense
              id={`${field}-${account}`}
              label={OPENING_LABELS[account]}
              error={errors[account] ?? (account === ACCOUNTS[0] ? errors['balances'] : undefined)}
            >
              {(control) => (
                <MoneyField
                  {...control}
                  value={amounts[account] ?? ''}
                  onChange={(text) => setAmounts({ ...amounts, [account]: text })}
                />
              )}
            </LabelledItem>
          ))}
        </>
      )}
    </ReasonForm>
  );
}
