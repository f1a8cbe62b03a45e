import { useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import {
  type OnlinePaymentDto,
  useAskToPayOnlineMutation,
  useEndOnlinePaymentMutation,
  useGetOnlinePaymentsQuery,
} from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { formatMoney, toAmount } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Spinner } from '../../../shared/ui/Spinner.js';
import styles from './pay-online.module.css';

const QrCode = onDemand(async () => (await import('../../../shared/ui/QrCode.js')).QrCode);

/** Milliseconds between two looks at a payment that is awaited, should no live update come. */
const LOOK_MS = 3_000;

interface PayOnlineProps {
  bookingId: string;
  /** What is to be paid, in cents. */
  cents: number;
  isApart: boolean;
  /** Whether the bill has no tip or adjustment that is only entered yet. */
  isWhole: boolean;
}

/** Lets the client pay on their own phone, by the code that the desk shows. Nothing where the shop cannot be paid online. */
export function PayOnline({ bookingId, cents, isApart, isWhole }: PayOnlineProps) {
  const { data } = useGetOnlinePaymentsQuery({ id: bookingId });
  const [ask, { isLoading: isAsking }] = useAskToPayOnlineMutation();
  // One id for all tries, until it is asked for.
  const [id, setId] = useState(idempotencyKey);
  const awaited = data?.payments.find(({ status }) => status === 'asked' || status === 'open');
  if (!data?.can_pay_online) return null;
  if (awaited) return <AwaitedPayment bookingId={bookingId} payment={awaited} />;
  if (!isWhole)
    return <p className="second">A tip or an adjustment is paid here; the rest can be paid online after it.</p>;
  const start = async () => {
    const newOnlinePaymentDto = { id, amount: toAmount(cents), apart: isApart };
    const { error } = await ask({ id: bookingId, newOnlinePaymentDto });
    setId(idempotencyKey());
    if (error) toastError(error, 'Failed to ask for the payment. Please try again.');
  };
  return (
    <Button variant="link" className={styles.start} aria-disabled={isAsking} onClick={() => void start()}>
      Client pays on their phone
    </Button>
  );
}

function AwaitedPayment({ bookingId, payment }: { bookingId: string; payment: OnlinePaymentDto }) {
  const { id, status, amount, url, is_ending } = payment;
  useGetOnlinePaymentsQuery({ id: bookingId }, { pollingInterval: LOOK_MS });
  const [end] = useEndOnlinePaymentMutation();
  const stop = async () => {
    const { error } = await end({ id });
    if (error) toastError(error, 'Failed to close the payment page. Please try again.');
  };
  const state = is_ending
    ? 'The payment page is being closed…'
    : status === 'asked'
      ? 'The payment page is being opened…'
      : `Waiting for ${formatMoney(amount)} from the client’s phone.`;
  return (
    <section aria-label="Payment on the client’s phone" className={styles.awaited}>
      <p role="status">{state}</p>
      {url ? <QrCode aria-label="QR code of the payment page" value={url} /> : <Spinner />}
      {!is_ending && (
        <Cluster>
          {url && (
            <a className="link" href={url} target="_blank" rel="noreferrer">
              Open the page here
            </a>
          )}
          <Button size="small" onClick={() => void stop()}>
            Stop waiting
          </Button>
        </Cluster>
      )}
    </section>
  );
}
