import Button from 'antd/es/button';
import { useState } from 'react';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/shop-clock.js';
import { CancelOwnBooking } from './CancelOwnBooking.js';
import { MoveOwnBooking } from './MoveOwnBooking.js';
import type { OwnBookingProps } from './own-booking-props.js';
import './own-booking.css';

/** What the client can do about the booking: move or cancel it until the cut-off, ring the shop after it. */
export function ManageOwnBooking(own: OwnBookingProps) {
  const { data: shop } = useGetShopQuery();
  const now = useShopNow();
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const isLate = !!now && `${now.date}T${now.time}` >= own.booking.changeable_until;
  const close = () => setOpen(undefined);

  if (isLate)
    return (
      <p className="own-booking-late">
        It is too late to change this booking online. To move or cancel it, please call{' '}
        {shop && <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>}.
      </p>
    );
  return (
    <div className="own-booking-actions">
      <Button size="large" type="primary" disabled={!now} onClick={() => setOpen('move')}>
        Change time
      </Button>
      <Button size="large" disabled={!now} onClick={() => setOpen('cancel')}>
        Cancel booking
      </Button>
      {open === 'move' && <MoveOwnBooking {...own} onClose={close} />}
      {open === 'cancel' && <CancelOwnBooking {...own} onClose={close} />}
    </div>
  );
}
