import { addDays, formatTime } from '../../../../shared/dates/dates.js';
import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { SelectField } from '../../../../shared/ui/fields/SelectField.js';
import { Checkbox } from '../../../../shared/ui/inputs/Checkbox.js';
import { type LeaveDraft, TIME_STEPS } from './leave-draft.js';

const REPEAT_DAYS = 28;
const HOURS_ERROR_ID = 'leave-hours-error';
const times = TIME_STEPS.map((time) => ({ value: time, label: formatTime(time) }));

interface LeaveOptionsProps {
  draft: LeaveDraft;
  today: string;
  /** The error of the hours. */
  error: string | undefined;
  onChange: (part: Partial<LeaveDraft>) => void;
}

/** The choice of hours instead of whole days, and of weekly repetition. */
export function LeaveOptions({ draft, today, error, onChange }: LeaveOptionsProps) {
  const { last_date, repeats_until, isPartial, start_time, end_time } = draft;
  return (
    <div className="leave-options">
      <Checkbox checked={isPartial} onChange={(isChecked) => onChange({ isPartial: isChecked })}>
        Only part of each day
      </Checkbox>
      {isPartial && (
        <div className="leave-pair">
          <SelectField
            label="From"
            options={times.slice(0, -1)}
            value={start_time}
            onChange={(time) => onChange({ start_time: time })}
          />
          <SelectField
            label="To"
            {...(error && { 'aria-invalid': true, 'aria-describedby': HOURS_ERROR_ID })}
            options={times.slice(1)}
            value={end_time}
            onChange={(time) => onChange({ end_time: time })}
          />
          {error && (
            <p id={HOURS_ERROR_ID} className="leave-error">
              {error}
            </p>
          )}
        </div>
      )}
      <Checkbox
        checked={repeats_until !== undefined}
        onChange={(isChecked) =>
          onChange({ repeats_until: isChecked ? addDays(last_date ?? today, REPEAT_DAYS) : undefined })
        }
      >
        Each week
      </Checkbox>
      {repeats_until !== undefined && (
        <DateField
          label="Each week until"
          placeholder="DD/MM/YYYY"
          today={today}
          value={repeats_until}
          onChange={(date) => onChange({ repeats_until: date })}
        />
      )}
    </div>
  );
}
