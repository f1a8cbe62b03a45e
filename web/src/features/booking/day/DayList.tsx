import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import type { ShopNow } from '../../../shared/dates/dates.js';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import { BookingCard } from './cards/BookingCard.js';
import { CancelledCard } from './cards/CancelledCard.js';
import { OfferCard } from './cards/OfferCard.js';
import type { CalendarColumn } from './columns/calendar-columns.js';

interface DayListProps {
  columns: CalendarColumn[];
  now: ShopNow;
  onOpen: (booking: OfficeBookingDto) => void;
}

const noMove = () => undefined;

/** A day of several therapists on a phone: one list by time, which names the therapist on each card. */
export function DayList({ columns, now, onOpen }: DayListProps) {
  const handlers = { onOpen, onGrab: noMove, onLift: noMove, onStretch: undefined, onStretchByKey: noMove };
  const entries = columns
    .flatMap(({ bookings, cancelled, offers }) => [
      ...bookings.map((booking) => ({
        id: booking.id,
        time: booking.booking_time,
        card: <BookingCard {...{ booking, now, handlers }} isLifted={false} isOutsideColumn />,
      })),
      ...cancelled.map((booking) => ({
        id: booking.id,
        time: booking.booking_time,
        card: <CancelledCard booking={booking} onOpen={onOpen} />,
      })),
      ...offers.map((offer) => ({ id: offer.id, time: offer.time, card: <OfferCard offer={offer} /> })),
    ])
    .toSorted((one, other) => one.time.localeCompare(other.time));
  const closure = columns[0]?.closure;
  return (
    <div role="group" aria-label="Bookings of the day">
      {closure && <p>Closed, {closure}</p>}
      {entries.length === 0 && <EmptyState text="No bookings on this day." />}
      <Stack as="ul" role="list" gap={6}>
        {entries.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </Stack>
    </div>
  );
}
