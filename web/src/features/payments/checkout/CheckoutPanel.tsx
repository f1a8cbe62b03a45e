import { useLayoutEffect, useRef } from 'react';
import { useGetBookingQuery } from '../../../shared/api/generated.js';
import { useCheckoutUrl } from '../../../shared/checkout/use-checkout-url.js';
import { restoreFocus } from '../../../shared/ui/dialog/use-dialog-focus.js';
import { Drawer } from '../../../shared/ui/drawer/Drawer.js';
import { Checkout } from './Checkout.js';
import { formatCheckoutTitle } from './format-checkout-title.js';
import styles from '../payments.module.css';

/** The checkout beside the page that it was opened from. */
export function CheckoutPanel({ isAdmin }: { isAdmin: boolean }) {
  const { bookingId, show, close } = useCheckoutUrl();
  const { currentData: booking } = useGetBookingQuery({ id: bookingId ?? '' }, { skip: !bookingId });
  const opener = useRef<Element>(null);
  const isOpen = bookingId !== undefined;
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (
    <Drawer
      open={isOpen}
      size={468}
      title={
        <>
          Checkout
          <span className={styles.which}>{booking && formatCheckoutTitle(booking)}</span>
        </>
      }
      closeLabel="Close the checkout"
      className={styles.panel}
      onClose={close}
      afterClose={() => restoreFocus(opener.current)}
    >
      {bookingId && (
        <Checkout key={bookingId} bookingId={bookingId} isAdmin={isAdmin} onBooking={show} onClose={close} />
      )}
    </Drawer>
  );
}
