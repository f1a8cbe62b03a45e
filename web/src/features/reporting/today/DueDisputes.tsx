import type { DueDisputeDto } from '../../../shared/api/generated.js';
import { useOpenCheckout } from '../../../shared/checkout/use-checkout-url.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';

/** The most urgent disputes, each with the day until which it can be answered and the way to its payment. */
export function DueDisputes({ disputes }: { disputes: readonly DueDisputeDto[] }) {
  const openCheckout = useOpenCheckout();
  return (
    <ul role="list">
      {disputes.map(({ payment_id, booking_id, amount, answer_by }) => (
        <li key={payment_id}>
          {formatMoney(amount)}
          {booking_id === null && ' for a gift certificate'}{' '}
          <span className="second">answer by {formatMoment(answer_by)}</span>{' '}
          {booking_id !== null && (
            <RowLink aria-label={`Payment: dispute of ${formatMoney(amount)}`} onClick={() => openCheckout(booking_id)}>
              Payment
            </RowLink>
          )}
        </li>
      ))}
    </ul>
  );
}
