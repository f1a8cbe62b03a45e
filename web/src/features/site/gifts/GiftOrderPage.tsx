import { useEffect, useEffectEvent } from 'react';
import { errorMessage } from '../../../shared/api/error-message.js';
import { type OwnOrderDto, useCheckGiftCertificateOrderMutation } from '../../../shared/api/generated.js';
import { formatLongDate } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { usePrivateToken } from '../../../shared/private-link/use-private-token.js';
import { PlainPage } from '../pages/PlainPage.js';

/** Milliseconds between two questions to the gateway while a payment is awaited. */
const ASK_MS = 2_000;
/** Milliseconds after which nobody is kept waiting any longer: the email tells them later. */
const PATIENCE_MS = 60_000;

/** What became of an order, for whoever comes back from the gateway's page. Its token is in the private link. */
export function GiftOrderPage() {
  const token = usePrivateToken('token') ?? '';
  const [check, { data: order, error }] = useCheckGiftCertificateOrderMutation();
  const ask = useEffectEvent(() => void check({ orderTokenDto: { token } }));
  const isOver = order?.status === 'paid' || order?.status === 'expired';
  // Whoever comes back from the gateway's page may be here before its message is.
  useEffect(() => {
    if (isOver) return;
    ask();
    const timer = setInterval(ask, ASK_MS);
    const end = setTimeout(() => clearInterval(timer), PATIENCE_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isOver]);
  return (
    <PlainPage title="Your gift certificate">
      {() => (
        <div role="status">
          {order && describe(order)}
          {!order && !error && <p>Asking what became of your payment…</p>}
          {!order && error && <p>{errorMessage(error, 'The order could not be read. Please try again.')}</p>}
        </div>
      )}
    </PlainPage>
  );
}

function describe({ status, amount, currency, number, deliver_on, url }: OwnOrderDto) {
  const worth = `${formatMoney(amount)} ${currency}`;
  if (status === 'paid' && number === null)
    return <p>We have received {worth} for a certificate that was issued before: it goes back to your card.</p>;
  if (status === 'paid')
    return (
      <>
        <p className="type-lead">
          Thank you. Gift certificate {number} of {worth} is paid.
        </p>
        <p>It is emailed{deliver_on && ` on ${formatLongDate(deliver_on)}`}, and your receipt is on its way to you.</p>
      </>
    );
  if (status === 'expired')
    return (
      <p>
        Nothing was paid, and no certificate was bought. <a href="/gift-certificates">Start again</a>
      </p>
    );
  return (
    <p>
      We are waiting for your payment of {worth}. {url && <a href={url}>Go back to the payment page</a>}
    </p>
  );
}
