import { useId, useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { type NewGiftCertificateDto, useSellGiftCertificateMutation } from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { formatLongDate } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { METHOD_LABELS } from '../../../shared/money/method-labels.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { parseMoney, toAmount } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Drawer } from '../../../shared/ui/drawer/Drawer.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { toServerErrors, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { TextArea } from '../../../shared/ui/inputs/TextArea.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { CodeOnce } from './CodeOnce.js';

type Method = NewGiftCertificateDto['method'];

const METHODS: readonly Method[] = ['card', 'cash', 'other'];

/** Sells a gift certificate: taken along with its code, or emailed. */
export const SellPanel = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Drawer open={isOpen} title="Sell a gift certificate" size={480} closeLabel="Close" onClose={onClose}>
    <SellForm onClose={onClose} />
  </Drawer>
);

const EMPTY = { amount: '', buyer_name: '', buyer_email: '', recipient_name: '', recipient_email: '', message: '' };

/** Texts of the people, in their order. */
const PEOPLE = [
  { name: 'buyer_name', label: 'Bought by' },
  { name: 'buyer_email', label: 'Email for the receipt' },
  { name: 'recipient_name', label: 'For' },
  { name: 'recipient_email', label: 'Email of the recipient' },
] as const;

function SellForm({ onClose }: { onClose: () => void }) {
  const id = useId();
  const today = useShopNow()?.date;
  // One id for all tries, so that a retry after a lost answer sells nothing twice.
  const [certificateId] = useState(idempotencyKey);
  const [draft, setDraft] = useState(EMPTY);
  const [date, setDate] = useState<string>();
  const [sell, { data: sold, isLoading }] = useSellGiftCertificateMutation();
  const { form, errors, showErrors, clearErrors } = useFieldErrors<HTMLFormElement>();
  const change = (name: keyof typeof EMPTY, text: string) => {
    setDraft((before) => ({ ...before, [name]: text }));
    clearErrors((field) => field === name);
  };
  const take = async (method: Method) => {
    if (isLoading) return;
    const cents = parseMoney(draft.amount);
    if (!cents) return showErrors({ amount: 'Please enter the amount' });
    const newGiftCertificateDto = {
      ...draft,
      ...{ id: certificateId, method, amount: toAmount(cents) },
      ...(date && draft.recipient_email.trim() && { deliver_on: date }),
    };
    const { error } = await sell({ newGiftCertificateDto });
    if (!error) return;
    const refused = toServerErrors(error);
    showErrors(refused);
    if (Object.keys(refused).length === 0) toastError(error, 'Failed to sell the gift certificate. Please try again.');
  };
  if (sold)
    return (
      <>
        {sold.certificate.deliver_on ? (
          <p role="status">
            Sold. Gift certificate {sold.certificate.number} is emailed on {formatLongDate(sold.certificate.deliver_on)}
            .
          </p>
        ) : (
          <CodeOnce {...sold} />
        )}
        <Cluster>
          <Button onClick={onClose}>Done</Button>
        </Cluster>
      </>
    );
  return (
    <form
      ref={form}
      noValidate
      aria-label="Sell a gift certificate"
      onSubmit={(event) => {
        event.preventDefault();
        void take('card');
      }}
    >
      <LabelledItem id={`${id}-amount`} label="Amount, $ *" error={errors['amount']}>
        {(control) => (
          <MoneyField {...control} autoFocus value={draft.amount} onChange={(text) => change('amount', text)} />
        )}
      </LabelledItem>
      {PEOPLE.map(({ name, label }) => (
        <LabelledItem key={name} id={`${id}-${name}`} label={label} error={errors[name]}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={name.endsWith('email') ? 254 : 100}
              inputMode={name.endsWith('email') ? 'email' : 'text'}
              value={draft[name]}
              onChange={({ target }) => change(name, target.value)}
            />
          )}
        </LabelledItem>
      ))}
      {draft.recipient_email.trim() && (
        <LabelledItem id={`${id}-date`} label="Emailed on" error={errors['deliver_on']}>
          {(control) => <DateField {...control} today={today} first={today} value={date ?? today} onChange={setDate} />}
        </LabelledItem>
      )}
      <LabelledItem id={`${id}-message`} label="Message on it" error={errors['message']}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={draft.message}
            onChange={({ target }) => change('message', target.value)}
          />
        )}
      </LabelledItem>
      <Cluster role="group" aria-label="Paid by">
        {METHODS.map((method) => (
          <Button
            key={method}
            size="large"
            variant={method === 'card' ? 'primary' : 'default'}
            aria-disabled={isLoading}
            {...(method === 'card' ? { isSubmit: true } : { onClick: () => void take(method) })}
          >
            {METHOD_LABELS[method]}
          </Button>
        ))}
      </Cluster>
    </form>
  );
}
