import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetBookingQuery } from '../../../shared/api/generated.js';
import { CheckoutSkeleton } from './CheckoutSkeleton.js';
import { formatCheckoutTitle } from './format-checkout-title.js';
import styles from '../payments.module.css';

/** With its forms, which the page can be drawn before. */
const Checkout = lazy(async () => ({ default: (await import('./Checkout.js')).Checkout }));

/** The checkout as a page of its own. */
export function FullCheckout({ bookingId, isAdmin }: { bookingId: string; isAdmin: boolean }) {
  const navigate = useNavigate();
  const { currentData: booking } = useGetBookingQuery({ id: bookingId });
  return (
    <article aria-labelledby="checkout" className={styles.page}>
      <title>Checkout</title>
      <header>
        <h1 id="checkout" className="type-page">
          Checkout
        </h1>
        <p className={styles.which}>{booking && formatCheckoutTitle(booking)}</p>
      </header>
      <Suspense fallback={<CheckoutSkeleton />}>
        <Checkout
          key={bookingId}
          bookingId={bookingId}
          isAdmin={isAdmin}
          onBooking={(next) => void navigate(`/bookings/${next}/checkout`)}
          onClose={() => void navigate(`/bookings?booking=${bookingId}`)}
        />
      </Suspense>
    </article>
  );
}
