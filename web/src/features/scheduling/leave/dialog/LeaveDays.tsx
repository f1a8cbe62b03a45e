import { useState } from 'react';
import { addDays } from '../../../../shared/dates/dates.js';
import { MonthCalendar } from '../../../../shared/ui/calendar/MonthCalendar.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { fallsOn, formatLeaveDays } from '../leave-text.js';
import { type LeaveDraft, pickDay } from './leave-draft.js';

const DAYS_BACK = 366;
const DAYS_ERROR_ID = 'leave-days-error';

interface LeaveDaysProps {
  draft: LeaveDraft;
  today: string;
  /** Whether past days can be chosen, as for sickness. */
  acceptsPast: boolean;
  error: string | undefined;
  onChange: (part: Partial<LeaveDraft>) => void;
}

/** The choice of days. The first tap sets a day, a second one on a later day the end of the range. */
export function LeaveDays({ draft, today, acceptsPast, error, onChange }: LeaveDaysProps) {
  const [isOpenEnded, setOpenEnded] = useState(false);
  const { first_date, last_date, repeats_until } = draft;
  const days =
    first_date && last_date
      ? { first_date, last_date, start_time: null, end_time: null, repeats_until: repeats_until ?? null }
      : undefined;
  return (
    <FormItem
      label="Days *"
      isInvalid={Boolean(error)}
      help={
        error ? (
          <span id={DAYS_ERROR_ID}>{error}</span>
        ) : days ? (
          formatLeaveDays(days)
        ) : (
          'Choose the first day, then the last.'
        )
      }
    >
      <div
        role="group"
        aria-label="Days"
        tabIndex={-1}
        {...(error && { 'data-invalid': true, 'aria-describedby': DAYS_ERROR_ID })}
      >
        <MonthCalendar
          heading="h3"
          today={today}
          {...(acceptsPast && { first: addDays(today, -DAYS_BACK) })}
          value={first_date}
          onChange={(date) => {
            onChange(pickDay(draft, date, isOpenEnded));
            setOpenEnded(!isOpenEnded || date <= (first_date ?? ''));
          }}
          getMarks={(date) => (days && fallsOn(days, date) ? [{ kind: 'leave', label: 'leave' }] : [])}
        />
      </div>
    </FormItem>
  );
}
