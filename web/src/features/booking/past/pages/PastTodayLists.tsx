import type { ReactNode } from 'react';
import type { GapDto, PastListedBookingDto, PastTodayDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { RowLink } from '../../../../shared/ui/row-button/RowButton.js';
import { formatEnd } from '../format-span.js';
import { formatMinutes } from '../../../../shared/dates/format-minutes.js';

interface PastTodayListsProps {
  today: PastTodayDto;
  onOpen: (booking: string) => void;
}

/** Open requests, late and next clients, gaps, and the latest bookings. */
export function PastTodayLists({ today, onOpen }: PastTodayListsProps) {
  const { open_work: work, late, next, gaps, latest } = today;
  const listed = (bookings: PastListedBookingDto[], withDate = false) =>
    bookings.map((booking) => <BookingLine key={booking.id} {...{ booking, withDate, onOpen }} />);
  const waiting = [
    [work.requests, 'waiting for an answer'],
    [work.missed_requests, 'missed: the time had passed'],
    [work.waiting_list, 'on the waiting list'],
  ] as const;
  return (
    <div className="past-columns">
      <Lines title="Waited for a decision" empty="Nothing waited.">
        {waiting.flatMap(([count, text]) => (count > 0 ? [<Count key={text} count={count} text={text} />] : []))}
        {work.uncovered.total > 0 && [
          <Count key="uncovered" count={work.uncovered.total} text="without a shift beneath it" />,
          ...listed(work.uncovered.items, true),
        ]}
        {work.unfinished.total > 0 && [
          <Count key="unfinished" count={work.unfinished.total} text="past bookings to close" />,
          ...listed(work.unfinished.items, true),
        ]}
      </Lines>
      <Lines title="Rest of that day" empty="No more clients were expected, and no time was free.">
        {listed(late)}
        {listed(next)}
        {gaps.map((gap) => (
          <GapLine key={`${gap.therapist_id} ${gap.start_time}`} gap={gap} />
        ))}
      </Lines>
      <Lines title="Latest bookings" empty="No bookings yet.">
        {listed(latest, true)}
      </Lines>
    </div>
  );
}

function Lines({ title, empty, children }: { title: string; empty: string; children: ReactNode[] | ReactNode }) {
  const lines = [children].flat(2).filter(Boolean);
  return (
    <section className="past-part">
      <h2 className="type-item">{title}</h2>
      {lines.length > 0 ? (
        <ul role="list" className="past-lines">
          {lines}
        </ul>
      ) : (
        <p className="second">{empty}</p>
      )}
    </section>
  );
}

const Count = ({ count, text }: { count: number; text: string }) => (
  <li>
    <strong>{count}</strong> {text}
  </li>
);

interface BookingLineProps {
  booking: PastListedBookingDto;
  withDate: boolean;
  onOpen: (id: string) => void;
}

function BookingLine({ booking, withDate, onOpen }: BookingLineProps) {
  const { id, booking_date, booking_time, service_name, therapist_name } = booking;
  return (
    <li>
      <RowLink onClick={() => onOpen(id)}>{formatClientName(booking)}</RowLink>
      <span className="second">
        {withDate && `${formatShortDate(booking_date)}, `}
        {formatTime(booking_time)}, {service_name} with {therapist_name}
      </span>
    </li>
  );
}

const GapLine = ({ gap: { therapist_name, start_time, end_time, minutes } }: { gap: GapDto }) => (
  <li>
    <span>{therapist_name} was free</span>
    <span className="second">
      {formatTime(start_time)} to {formatEnd(end_time)}, {formatMinutes(minutes)}
    </span>
  </li>
);
