import { Button } from 'antd';
import { useState } from 'react';
import { MonthCalendar } from '../../../shared/calendar/MonthCalendar.js';
import { longDate } from '../../../shared/dates.js';
import { PlusIcon } from '../../../shared/icons.js';
import { BlockDialog } from './BlockDialog.js';
import { BlockedTimes } from './BlockedTimes.js';
import { useSchedule } from './use-schedule.js';

interface TherapistDaysProps {
  /** Absent while the therapists load. */
  therapistId: string | undefined;
  today: string;
  date: string;
  onDate: (date: string) => void;
}

/** The calendar of a therapist, and what is blocked on the chosen day. */
export function TherapistDays({ therapistId, today, date, onDate }: TherapistDaysProps) {
  const [month, setMonth] = useState(date.slice(0, 7));
  const [isBlocking, setBlocking] = useState(false);
  const turned = useSchedule(therapistId, month);
  const chosen = useSchedule(therapistId, date.slice(0, 7));
  const { shifts, blocks } = chosen.on(date);
  return (
    <div className="schedule">
      <MonthCalendar
        heading="h2"
        today={today}
        value={date}
        onChange={onDate}
        marksOf={turned.marksOf}
        onMonth={setMonth}
      />
      <section aria-labelledby="blocked" className="schedule-day">
        <header className="schedule-day-head">
          <h2 id="blocked" className="type-item">
            {longDate(date)}
          </h2>
          <Button type="primary" icon={<PlusIcon />} disabled={!therapistId} onClick={() => setBlocking(true)}>
            Block Slot
          </Button>
        </header>
        <p className="second schedule-shift">
          {shifts &&
            (shifts.length > 0
              ? `Rostered ${shifts.map(({ shift_hours }) => shift_hours).join(' and ')}`
              : 'Not rostered on this day')}
        </p>
        <h3 className="type-label">Blocked Slots</h3>
        <BlockedTimes blocks={blocks} isBroken={chosen.isBroken} onRetry={chosen.retry} />
      </section>
      {isBlocking && therapistId && (
        <BlockDialog
          therapistId={therapistId}
          today={today}
          date={date}
          onBlocked={onDate}
          onClose={() => setBlocking(false)}
        />
      )}
    </div>
  );
}
