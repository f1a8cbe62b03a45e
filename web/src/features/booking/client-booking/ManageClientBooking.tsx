import { useState } from 'react';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { CancelAsClient } from './CancelAsClient.js';
import { MoveVisitAsClient } from './MoveVisitAsClient.js';
import { RescheduleAsClient } from './RescheduleAsClient.js';
import type { ClientBookingProps } from './client-booking-props.js';
import './client-booking.css';
import { isBeforeDeadline } from '../policy/change-deadline.js';
import { toTelLink } from '../../../shared/tel-link.js';

/** Reads which dialog a reminder's link opens; nothing is changed before a press. */
const readOpened = () => {
  const opened = new URLSearchParams(window.location.hash.slice(1)).get('open');
  return opened === 'move' || opened === 'cancel' ? opened : undefined;
};

/** The client's actions on the booking: moving or cancelling it until the cut-off, the shop's phone number after it. */
export function ManageClientBooking(props: ClientBookingProps) {
  const { data: shop } = useGetShopQuery();
  const now = useShopNow();
  const [open, setOpen] = useState(readOpened);
  const close = () => setOpen(undefined);

  if (!isBeforeDeadline(props.booking.changeable_until, now))
    return (
      <p className="own-booking-late">
        It is too late to change this booking online. To move or cancel it, please call{' '}
        {shop && (
          <a className="link" href={toTelLink(shop.phone)}>
            {shop.phone}
          </a>
        )}
        .
      </p>
    );
  return (
    <div className="own-booking-actions">
      {!props.booking.held_until && (
        <Button size="large" disabled={!now} onClick={() => setOpen('move')}>
          Change time
        </Button>
      )}
      <Button size="large" disabled={!now} onClick={() => setOpen('cancel')}>
        Cancel booking
      </Button>
      {open === 'move' &&
        (props.booking.visit ? (
          <MoveVisitAsClient {...props} onClose={close} />
        ) : (
          <RescheduleAsClient {...props} onClose={close} />
        ))}
      {open === 'cancel' && <CancelAsClient {...props} onClose={close} />}
    </div>
  );
}
