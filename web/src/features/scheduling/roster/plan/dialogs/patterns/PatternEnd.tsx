import { useState } from 'react';
import type { RosterPatternDto } from '../../../../../../shared/api/generated.js';
import { formatShortDate, formatTimeSpan } from '../../../../../../shared/dates/dates.js';
import { ChangePreview } from '../../../../../../shared/relocation/ChangePreview.js';
import { Button } from '../../../../../../shared/ui/button/Button.js';
import { ConflictAlert } from '../../../../../../shared/ui/conflict/ConflictAlert.js';
import { DateField } from '../../../../../../shared/ui/fields/DateField.js';
import { useEditConflict } from '../../../../../../shared/ui/conflict/use-edit-conflict.js';
import { FieldGroup } from '../../../../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../../../../shared/ui/form/FormItem.js';
import { toPatternEnd, useEndPattern } from './use-end-pattern.js';

interface PatternEndProps {
  opened: RosterPatternDto;
  /** The present pattern; undefined once it is over. */
  latest: RosterPatternDto | undefined;
  today: string;
  onDone: () => void;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A pattern with its last day, and the bookings that a new one would affect. */
export function PatternEnd({ opened, latest, today, onDone }: PatternEndProps) {
  const { baseline, isRefused, setRefused, expectedVersion, loadTheirs } = useEditConflict(opened, latest);
  const { id, therapist_name, last_date } = baseline;
  const [until, setUntil] = useState(toLastDay(opened, today));
  /** The last day that was refused; null for no end. */
  const [refusedDay, setRefusedDay] = useState<string | null>(null);
  const { end, isEnding } = useEndPattern(baseline, {
    expectedVersion,
    onRefused: (day) => {
      setRefusedDay(day);
      setRefused(true);
    },
    onDone,
  });
  const loadLatest = () => setUntil(toLastDay(loadTheirs() ?? baseline, today));
  return (
    <section className="plan-pattern">
      {isRefused && (
        <ConflictAlert
          title="Someone else has changed this pattern since you opened it"
          description="Yours is not saved. Replace their last day below, or load the latest and drop yours."
          compared={[
            { label: 'Last day', theirs: latest ? formatEnd(latest.last_date) : 'over', mine: formatEnd(refusedDay) },
          ]}
          onLoadLatest={loadLatest}
        />
      )}
      <PatternShifts pattern={baseline} />
      <FieldGroup className="plan-fields">
        <FormItem label="Last day" htmlFor={`end-${id}`}>
          <DateField
            id={`end-${id}`}
            isClearable={false}
            weekStart="monday"
            today={today}
            value={until}
            onChange={(day) => day && setUntil(day)}
          />
        </FormItem>
      </FieldGroup>
      <ChangePreview
        change={toPatternEnd(id, until)}
        title={`Bookings of ${therapist_name} after ${formatShortDate(until)}`}
      />
      <div className="plan-pattern-foot">
        {last_date && (
          <Button disabled={isEnding} onClick={() => void end(null)}>
            {isRefused ? 'Replace With No End' : 'No End'}
          </Button>
        )}
        <Button variant="primary" disabled={isEnding} onClick={() => void end(until)}>
          {isRefused ? 'Replace With' : 'End After'} {formatShortDate(until)}
        </Button>
      </div>
    </section>
  );
}

function PatternShifts({ pattern }: { pattern: RosterPatternDto }) {
  const { weeks, first_date, last_date, shifts } = pattern;
  return (
    <>
      <p>
        {weeks === 1 ? 'Every week' : `${weeks} weeks in turn`} from {formatShortDate(first_date)}
        {last_date ? ` to ${formatShortDate(last_date)}` : ', without end'}
      </p>
      <ul role="list">
        {shifts.map(({ week, weekday, start_time, end_time }) => (
          <li key={`${week} ${weekday} ${start_time}`}>
            <span className="plan-date">
              {weeks > 1 && `Week ${week} `}
              {WEEKDAYS[weekday - 1]}
            </span>
            <span>{formatTimeSpan(start_time, end_time)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const toLastDay = ({ first_date, last_date }: RosterPatternDto, today: string): string =>
  last_date ?? (first_date > today ? first_date : today);

const formatEnd = (day: string | null): string => (day === null ? 'no end' : formatShortDate(day));
