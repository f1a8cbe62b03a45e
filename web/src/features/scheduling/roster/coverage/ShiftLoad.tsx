import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { BookingBars } from './BookingBars.js';
import { formatHours, sumShift } from './coverage-figures.js';
import { useCoverage } from './use-coverage.js';
import './coverage.css';

interface ShiftLoadProps {
  entry: OfficeRosterEntryDto;
  /** The days on screen. */
  dates: string[];
}

/** The length of a shift and how much of it is booked, in words and as bars. Its space is reserved while it loads. */
export function ShiftLoad({ entry, dates }: ShiftLoadProps) {
  const coverage = useCoverage(dates);
  const sum = sumShift(entry, coverage?.bookings ?? []);
  if (!sum) return null;
  const { rostered, booked } = sum;
  return (
    <div className="shift-load">
      <span className="second">
        {formatHours(rostered)}
        {coverage && `: ${booked === 0 ? 'nothing booked' : `${formatHours(booked)} booked`}`}
        {booked > 0 && `, ${formatHours(rostered - booked)} not`}
      </span>
      <BookingBars therapistId={entry.therapist_id} date={entry.roster_date} dates={dates} />
    </div>
  );
}
