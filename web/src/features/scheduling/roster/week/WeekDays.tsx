import { Button } from '../../../../shared/ui/button/Button.js';
import { LeaveMark } from '../../leave/LeaveMark.js';
import { fallsOn } from '../../leave/leave-text.js';
import { formatDayAndMonth } from '../../../../shared/dates/dates.js';
import { ShiftLoad } from '../coverage/ShiftLoad.js';
import { ShiftButton } from './ShiftButton.js';
import type { WeekProps } from './week-types.js';

/** The week as a list of days, for narrow screens. */
export function WeekDays({ dates, today, shifts, leave, onOpen }: WeekProps) {
  return dates.map((date) => {
    const own = shifts.filter(({ roster_date }) => roster_date === date);
    return (
      <section key={date} className="week-day" aria-label={formatDayAndMonth(date)}>
        <h4>
          {formatDayAndMonth(date)}
          {date === today && ', today'}
        </h4>
        {own.length === 0 && <p className="second">Nobody is rostered.</p>}
        {leave
          .filter((each) => fallsOn(each, date))
          .map((each) => (
            <LeaveMark key={each.id} leave={each} isNamed />
          ))}
        {own.map((entry) => (
          <div key={entry.id}>
            <ShiftButton entry={entry} onOpen={onOpen} isNamed />
            <ShiftLoad entry={entry} dates={dates} />
          </div>
        ))}
        {onOpen && (
          <Button
            variant="link"
            onClick={() => onOpen({ roster_date: date })}
            aria-label={`Add shift on ${formatDayAndMonth(date)}`}
          >
            Add shift
          </Button>
        )}
      </section>
    );
  });
}
