import { useState } from 'react';
import type { VisitStartDto } from '../../../shared/api/generated.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { MonthCalendar } from '../../../shared/ui/calendar/MonthCalendar.js';
import { formatDayAndMonth, formatTime } from '../../../shared/dates/dates.js';
import { DayNotice } from '../dialog/date-and-time/DayNotice.js';
import { TimeGrid } from '../dialog/date-and-time/TimeGrid.js';
import { NextVisitDay } from '../dialog/visit/NextVisitDay.js';
import '../dialog/date-and-time/date-and-time.css';
import type { ClientBookingProps } from './client-booking-props.js';
import { MoveDialog } from './MoveDialog.js';
import { getOpenTreatments, useVisitMove, useVisitMoveTimes, type VisitStartTime } from './use-visit-move.js';

const formatStart = ({ booking_date, booking_time }: VisitStartTime) =>
  `${formatDayAndMonth(booking_date)}, ${formatTime(booking_time)}`;

/** Moves a whole visit to another start: all of its open treatments or none, each with its therapist. */
export function MoveVisitAsClient({ onClose, ...props }: ClientBookingProps & { onClose: () => void }) {
  const open = getOpenTreatments(props.booking);
  const { booking_date, booking_time } = open[0] ?? props.booking;
  const from = { booking_date, booking_time };
  const [to, setTo] = useState<VisitStartTime>(from);
  const [isOpen, setOpen] = useState(true);
  const { move, isMoving, changeError, clearError } = useVisitMove(props, () => setOpen(false));
  const { today, last, day, isEmpty, next, start, getNote, onMonth } = useVisitMoveTimes(props, to);
  const isSame = to.booking_date === booking_date && to.booking_time === booking_time;

  const choose = (chosen: Partial<VisitStartTime>) => {
    clearError();
    setTo({ ...to, ...chosen });
  };

  return (
    <MoveDialog
      isOpen={isOpen}
      isMoving={isMoving}
      canMove={!isSame && start !== undefined}
      moveText="Move visit"
      refusal={changeError && <Alert type="error" role="alert" title={changeError} />}
      onMove={() => void move(to, assignTherapists(open, start))}
      onCancel={() => setOpen(false)}
      onClosed={onClose}
    >
      <p>
        {open.length === 1 ? 'Your treatment' : `All ${open.length} treatments of your visit`}, {formatStart(from)}.
        Everyone keeps their therapist.
        {!isSame && start && <strong className="own-booking-new">New time: {formatStart(to)}</strong>}
      </p>
      <fieldset className="own-booking-slot" disabled={isMoving}>
        <h3 className="visually-hidden">Choose a date and time</h3>
        <div className="booking-when">
          <MonthCalendar
            today={today}
            last={last}
            continues
            value={to.booking_date}
            getNote={getNote}
            onMonth={onMonth}
            onChange={(date) => choose({ booking_date: date })}
          />
          <div>
            <DayNotice day={day} />
            {isEmpty && <NextVisitDay next={next} hint="Choose a later day." onTake={choose} />}
            <TimeGrid day={day} value={to.booking_time} onChange={(time) => choose({ booking_time: time })} />
            {!isSame && start && <PlannedVisit treatments={open} parts={start.parts} />}
            <p className="visually-hidden" aria-live="polite">
              {day.announcement}
            </p>
          </div>
        </div>
      </fieldset>
    </MoveDialog>
  );
}

type OpenTreatments = ReturnType<typeof getOpenTreatments>;

/** Returns the planned therapists of treatments with Any Available; the others keep theirs. */
function assignTherapists(treatments: OpenTreatments, start: VisitStartDto | undefined) {
  return treatments.flatMap(({ booking_id, is_unassigned }, nth) => {
    const planned = start?.parts[nth];
    return is_unassigned && planned ? [{ booking_id, therapist_id: planned.therapist_id }] : [];
  });
}

interface PlannedVisitProps {
  /** The open treatments, in the order of the visit. */
  treatments: OpenTreatments;
  parts: VisitStartDto['parts'];
}

function PlannedVisit({ treatments, parts }: PlannedVisitProps) {
  return (
    <ul role="list" className="own-visit-plan" aria-label="Your visit then">
      {parts.map(({ time, therapist_name, guest }, nth) => (
        <li key={treatments[nth]?.booking_id ?? nth}>
          {formatTime(time)}: {treatments[nth]?.service_name} with {therapist_name}
          {guest === 2 && ', for your guest'}
        </li>
      ))}
    </ul>
  );
}
