import { memo, useMemo, useState } from 'react';
import { useListBookingsQuery, type BookingPageDto, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { addDays, formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { ChevronDownIcon } from '../../../../shared/ui/icons.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { listSteps } from '../day-state/booking-steps.js';
import { StepButtons } from '../day-state/DayStateSteps.js';
import { useCompleteToday } from '../use-complete-today.js';

/** Number of bookings listed until somebody asks for all; the others move up as these are closed. */
const MAX_SHOWN = 5;

/** Number of bookings that are counted at most. */
const MAX_COUNTED = 20;

/** Reads the confirmed bookings of earlier days that nobody has closed; skipped while `today` is undefined. */
export function useUnfinishedBookings(today: string | undefined) {
  const to = useMemo(() => today && addDays(today, -1), [today]);
  return useListBookingsQuery({ status: 'confirmed', to, order: 'latest', limit: MAX_COUNTED }, { skip: !today });
}

interface UnfinishedBookingsProps {
  page: BookingPageDto;
  onOpen: (booking: OfficeBookingDto) => void;
}

/**
 * The bookings of earlier days, in view until somebody closes them. On a phone it is one line that unfolds at a tap.
 */
export const UnfinishedBookings = memo(function UnfinishedBookings({ page, onOpen }: UnfinishedBookingsProps) {
  const completeAll = useCompleteToday();
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const [isUnfolded, setUnfolded] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { items, next_cursor } = page;
  if (items.length === 0) return null;
  const isListed = isUnfolded || !isPhone;
  const shown = isWhole ? items : items.slice(0, MAX_SHOWN);
  return (
    <section aria-label="Not closed yet" className="unfinished">
      <h2 className="unfinished-head">
        {isPhone ? (
          <button
            type="button"
            className="unfinished-fold"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            Not closed yet: {formatCount(items.length, next_cursor !== null)}
            <ChevronDownIcon width="18" height="18" />
          </button>
        ) : (
          'Past bookings to close'
        )}
        {isListed && (
          <Button size="small" onClick={() => completeAll(true)}>
            Complete yesterday&apos;s too
          </Button>
        )}
      </h2>
      {isListed && (
        <ul role="list">
          {shown.map((booking) => (
            <Unfinished key={booking.id} booking={booking} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {isListed && items.length > shown.length && (
        <p className="second">
          The latest {MAX_SHOWN} are shown.{' '}
          <Button variant="link" size="small" onClick={() => setWhole(true)}>
            Show {next_cursor ? `the latest ${items.length}` : `all ${items.length}`}
          </Button>
        </p>
      )}
    </section>
  );
});

const formatCount = (count: number, hasMore: boolean): string =>
  count === 1 ? '1 booking' : `${count}${hasMore ? ' and more' : ''} bookings`;

function Unfinished({ booking, onOpen }: { booking: OfficeBookingDto; onOpen: (booking: OfficeBookingDto) => void }) {
  const now = useShopNow();
  return (
    <li>
      <Button variant="link" onClick={() => onOpen(booking)}>
        {formatClientName(booking)}
      </Button>
      <span className="second">
        {formatShortDate(booking.booking_date)}, {formatTime(booking.booking_time)}, {booking.service_name} with{' '}
        {booking.therapist_name}
      </span>
      <span className="unfinished-steps">
        <StepButtons booking={booking} steps={listSteps(booking, now)} />
      </span>
    </li>
  );
}
