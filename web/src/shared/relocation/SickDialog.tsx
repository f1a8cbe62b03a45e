import { useState } from 'react';
import { addDays, formatShortDate, formatTime } from '../dates/dates.js';
import { FormItem } from '../ui/form/FormItem.js';
import { RadioGroup } from '../ui/inputs/RadioGroup.js';
import { RelocationDialog } from './RelocationDialog.js';
import { Select } from '../ui/fields/Select.js';

interface SickDialogProps {
  therapist: { id: string; name: string };
  /** The first day, today or later, as it is when the dialog opens. */
  date: string;
  now: { date: string; time: string };
  onClosed: () => void;
}

type Span = 'now' | 'day' | 'until';
const DAYS = 14;

/** A dialog about a therapist who is sick: the whole day, from now on, or some days. It shows the plan at once. */
export function SickDialog({ therapist, date: shownDate, now, onClosed }: SickDialogProps) {
  // Kept, so that the day of the absence stays when the calendar behind the dialog turns.
  const [date] = useState(shownDate);
  const [span, setSpan] = useState<Span>('day');
  const [until, setUntil] = useState(addDays(date, 1));
  // Kept from when the dialog opened, so that the plan is not fetched again every minute.
  const [opened] = useState(now);
  const absence = {
    therapist_id: therapist.id,
    first_date: date,
    last_date: span === 'until' ? until : date,
    ...(span === 'now' && { start_time: opened.time }),
  };
  return (
    <RelocationDialog
      title={`${therapist.name} is sick`}
      change={{ absence }}
      leave={{ absence }}
      defaultReason={`${therapist.name} is unwell`}
      onClosed={onClosed}
    >
      <FormItem label="Away" htmlFor="sick-span">
        <RadioGroup
          id="sick-span"
          value={span}
          onChange={setSpan}
          options={[
            { value: 'day' as const, label: date === opened.date ? 'Today' : formatShortDate(date) },
            ...(date === opened.date
              ? [{ value: 'now' as const, label: `From now on (${formatTime(opened.time)})` }]
              : []),
            { value: 'until' as const, label: 'Until' },
          ]}
        />
        {span === 'until' && (
          <Select
            aria-label="Last day"
            value={until}
            onChange={setUntil}
            options={Array.from({ length: DAYS }, (_, nth) => addDays(date, nth + 1)).map((day) => ({
              value: day,
              label: formatShortDate(day),
            }))}
          />
        )}
      </FormItem>
    </RelocationDialog>
  );
}
