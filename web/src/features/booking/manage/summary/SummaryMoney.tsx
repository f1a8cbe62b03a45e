import { useGetCheckoutQuery, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { describePaymentState } from '../../../../shared/checkout/payment-state.js';
import { isPayable, useOpenCheckout } from '../../../../shared/checkout/use-checkout-url.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';

/** The price, what was paid of it, and the way to its payment. */
export function SummaryMoney({ booking }: { booking: OfficeBookingDto }) {
  const openCheckout = useOpenCheckout();
  const mayPay = isPayable(booking);
  const { agreed_price: agreed, payment } = booking;
  // Nothing was paid where the booking says so.
  const { data: checkout } = useGetCheckoutQuery({ id: booking.id }, { skip: !mayPay || payment === null });
  const paid = checkout && payment === 'partly_paid';
  return (
    <>
      <Cluster isSpread lines={0}>
        <strong>{formatMoney(booking.total_price)}</strong>
        {mayPay && (
          <Button size="small" onClick={() => openCheckout(booking.id)}>
            Payment
          </Button>
        )}
      </Cluster>
      {/* On a line of its own: the amounts, which come later, move nothing. */}
      <p className="second">
        {paid
          ? `${formatMoney(checkout.paid)} paid, ${formatMoney(checkout.remaining)} to pay`
          : describePaymentState(booking)}
      </p>
      {agreed && (
        <p className="second">
          {[`List price ${formatMoney(agreed.list_price)}`, agreed.reason].filter(Boolean).join(': ')}
        </p>
      )}
    </>
  );
}
