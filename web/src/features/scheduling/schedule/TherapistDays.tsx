import { useState } from 'react';
import type { BlockDto } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { MonthCalendar } from '../../../shared/ui/calendar/MonthCalendar.js';
import { formatLongDate } from '../../../shared/dates/dates.js';
import { formatShiftHours } from '../../../shared/dates/format-shift-hours.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { LeaveMark } from '../leave/LeaveMark.js';
import { BusyTimes } from '../blocks/BusyTimes.js';
import { BlockedTimes } from '../blocks/BlockedTimes.js';
import { useSchedule } from './use-schedule.js';
import { useUrlState } from '../../../shared/use-url-state.js';
import { onDemand } from '../../../shared/ui/on-demand.js';

const BlockDialog = onDemand(async () => (await import('../blocks/BlockDialog.js')).BlockDialog);

interface TherapistDaysProps {
  /** Undefined while the therapists load. */
  therapistId: string | undefined;
  today: string;
  date: string;
  onDate: (date: string) => void;
}

/** A therapist's calendar, with the blocks and busy times of the chosen day. */
export function TherapistDays({ therapistId, today, date, onDate }: TherapistDaysProps) {
  const [month, setMonth] = useState(date.slice(0, 7));
  const [params, change] = useUrlState();
  const [edited, setEdited] = useState<BlockDto>();
  const isNew = params.has('block');
  const turned = useSchedule(therapistId, month);
  const chosen = useSchedule(therapistId, date.slice(0, 7));
  const { shifts, blocks, leave } = chosen.forDay(date);
  return (
    <div className="schedule">
      <MonthCalendar
        heading="h2"
        today={today}
        value={date}
        onChange={onDate}
        getMarks={turned.getMarks}
        onMonth={setMonth}
      />
      <section aria-labelledby="blocked" className="schedule-day">
        <header className="schedule-day-head">
          <h2 id="blocked" className="type-item">
            {formatLongDate(date)}
          </h2>
          <Button variant="primary" icon={<PlusIcon />} disabled={!therapistId} onClick={() => change({ block: '' })}>
            Block Slot
          </Button>
        </header>
        {leave.map((each) => (
          <LeaveMark key={each.id} leave={each} />
        ))}
        <p className="second schedule-shift">
          {shifts &&
            (shifts.length > 0
              ? `Rostered ${shifts.map(({ shift_hours }) => formatShiftHours(shift_hours)).join(' and ')}`
              : 'Not rostered on this day')}
        </p>
        <h3 className="type-label">Blocked Slots</h3>
        <BlockedTimes blocks={blocks} isBroken={chosen.isBroken} onEdit={setEdited} onRetry={chosen.retry} />
        {therapistId && <BusyTimes therapistId={therapistId} date={date} />}
      </section>
      {(edited || isNew) && therapistId && (
        <BlockDialog
          therapistId={therapistId}
          today={today}
          date={date}
          block={edited}
          latest={edited && chosen.findBlock(edited.id)}
          onBlocked={onDate}
          onClose={() => {
            setEdited(undefined);
            if (isNew) change({ block: undefined }, { replace: true });
          }}
        />
      )}
    </div>
  );
}
