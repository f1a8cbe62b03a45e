import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useReadOnly } from '../read-only/read-only.js';

interface BookingLinkProps {
  id: string;
  children: ReactNode;
}

/**
 * Opens a booking's summary over the page that it is on. People who may change nothing see the booking as it was, on a
 * page of its own.
 */
export function BookingLink({ id, children }: BookingLinkProps) {
  const [params] = useSearchParams();
  const isReadOnly = useReadOnly();
  const here = new URLSearchParams(params);
  here.delete('edit');
  here.set('booking', id);
  return (
    <Link to={isReadOnly ? `/bookings?booking=${id}` : `?${here}`} preventScrollReset>
      {children}
    </Link>
  );
}
