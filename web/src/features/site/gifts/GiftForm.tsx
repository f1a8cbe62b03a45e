import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../shared/api/error-message.js';
import {
  type OwnOrderDto,
  useCheckGiftCertificateOrderMutation,
  useListServicesQuery,
  useOrderGiftCertificateMutation,
} from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { formatMoney, parseMoney, toAmount } from '../../../shared/money/money.js';
import { type FieldErrors, toServerErrors, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { FieldFrame, getControlProps } from '../../../shared/ui/plain-form/FieldFrame.js';
import { PlainField } from '../../../shared/ui/plain-form/PlainField.js';
import styles from './gifts.module.css';

/** Buys a gift certificate, which is paid on the gateway's page. @param today the shop's date */
export function GiftForm({ today }: { today: string }) {
  const { data: services = [] } = useListServicesQuery();
  const [order] = useOrderGiftCertificateMutation();
  const [check] = useCheckGiftCertificateOrderMutation();
  const { form, errors, showErrors } = useFieldErrors<HTMLFormElement>();
  // Made before the first try: whatever is pressed twice or lost is one order, until something else is entered.
  const [id, setId] = useState(idempotencyKey);
  const [serviceId, setServiceId] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const service = services.find((each) => each.id === serviceId);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLeaving) return;
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? '').trim();
    const cents = service ? Math.round(service.price * 100) : parseMoney(read('amount'));
    const wrong = findWrong(cents, read('buyer_email'));
    setRefusal(undefined);
    showErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setLeaving(true);
    const orderedCertificateDto = {
      ...{ id, amount: toAmount(cents!), ...(service && { service_id: service.id }) },
      ...{ buyer_name: read('buyer_name'), buyer_email: read('buyer_email'), message: read('message') },
      ...{ recipient_name: read('recipient_name'), recipient_email: read('recipient_email') || read('buyer_email') },
      deliver_on: read('deliver_on') || today,
    };
    const { data: asked, error } = await order({ orderedCertificateDto });
    const url = asked && (await findPage(asked, (orderTokenDto) => check({ orderTokenDto }).unwrap()));
    setLeaving(false);
    if (url) {
      // Whoever comes back orders another one.
      setId(idempotencyKey());
      return window.location.assign(url);
    }
    const refused = toServerErrors(error);
    showErrors(refused);
    if (Object.keys(refused).length > 0) return;
    setId(idempotencyKey());
    setRefusal(errorMessage(error, 'The payment page could not be opened. Please try again.'));
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Buy a gift certificate"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FieldFrame id="service_id" label="Worth" error={errors['service_id']}>
        <select
          {...getControlProps('service_id', errors['service_id'])}
          className={styles.select}
          value={serviceId}
          onChange={({ target }) => setServiceId(target.value)}
        >
          <option value="">An amount</option>
          {services
            .filter(({ price }) => price >= MIN_AMOUNT)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}, {formatMoney(each.price)}
              </option>
            ))}
        </select>
      </FieldFrame>
      {!service && (
        <PlainField
          name="amount"
          label="Amount, $"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          error={errors['amount']}
        />
      )}
      <PlainField
        name="buyer_name"
        label="Your name"
        autoComplete="name"
        maxLength={100}
        error={errors['buyer_name']}
      />
      <PlainField
        name="buyer_email"
        label="Your email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors['buyer_email']}
      />
      <PlainField
        name="recipient_name"
        label="For (optional)"
        autoComplete="off"
        maxLength={100}
        error={errors['recipient_name']}
      />
      <FieldFrame
        id="recipient_email"
        label="Their email (optional)"
        error={errors['recipient_email']}
        note="Leave it empty, and we email the certificate to you."
      >
        <input
          {...getControlProps('recipient_email', errors['recipient_email'])}
          name="recipient_email"
          type="email"
          autoComplete="off"
          maxLength={254}
        />
      </FieldFrame>
      <FieldFrame id="deliver_on" label="Emailed on" error={errors['deliver_on']}>
        <input
          {...getControlProps('deliver_on', errors['deliver_on'])}
          name="deliver_on"
          type="date"
          min={today}
          defaultValue={today}
        />
      </FieldFrame>
      <FieldFrame id="message" label="Message (optional)" error={errors['message']}>
        <textarea {...getControlProps('message', errors['message'])} name="message" rows={3} maxLength={500} />
      </FieldFrame>
      <p role="status" className={styles.refusal}>
        {refusal}
      </p>
      <button type="submit" className="button button-primary plain-submit" disabled={isLeaving}>
        Continue to payment
      </button>
    </form>
  );
}

/** The least that a certificate is sold for, in dollars. */
const MIN_AMOUNT = 10;

function findWrong(cents: number | undefined, email: string): FieldErrors {
  return {
    ...(!cents && { amount: 'Please enter the amount' }),
    ...(!email && { buyer_email: 'Please enter your email address: your receipt goes there' }),
  };
}

/** Waits until the gateway has opened its page, ten seconds at most. */
async function findPage(
  asked: OwnOrderDto,
  look: (token: { token: string }) => Promise<OwnOrderDto>,
): Promise<string | null> {
  let order = asked;
  for (let tries = 0; tries < 20; tries++) {
    if (order.url) return order.url;
    if (order.status !== 'asked') return null;
    await new Promise((resolve) => setTimeout(resolve, 500));
    order = await look({ token: order.token });
  }
  return null;
}
