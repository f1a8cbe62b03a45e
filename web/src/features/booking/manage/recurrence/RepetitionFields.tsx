import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { addDays } from '../../../../shared/dates/dates.js';
import { MAX_RECURRING, MAX_WEEKS_BETWEEN } from '../../../../shared/server-rules.js';
import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { NumberInput } from '../../../../shared/ui/inputs/NumberInput.js';
import { Segmented } from '../../../../shared/ui/segmented/Segmented.js';
import { weeksLabel } from './recurrence-labels.js';
import styles from './recurrence.module.css';

/** How a booking repeats, as it is entered. */
export interface RepetitionDraft {
  weeks: number;
  ends: 'count' | 'until';
  /** Number of bookings with the first one; null while it is empty. */
  count: number | null;
  until: string | undefined;
  therapistId: string;
}

interface RepetitionFieldsProps {
  draft: RepetitionDraft;
  /** The day of the first booking. */
  first: string;
  therapists: readonly { value: string; label: string }[];
  /** Why the end was refused. */
  problem: string | undefined;
  onChange: (part: Partial<RepetitionDraft>) => void;
}

const WEEKS = Array.from({ length: MAX_WEEKS_BETWEEN }, (_, nth) => {
  const label = weeksLabel(nth + 1);
  return { value: nth + 1, label: label.charAt(0).toUpperCase() + label.slice(1) };
});

/** How often a booking repeats, until when, and with whom. */
export function RepetitionFields({ draft, first, therapists, problem, onChange }: RepetitionFieldsProps) {
  const today = useShopNow()?.date;
  const { weeks, ends, count, until, therapistId } = draft;
  return (
    <div className={styles.fields}>
      <FormItem label="Repeats" htmlFor="recurrence-weeks">
        <Select id="recurrence-weeks" value={weeks} options={WEEKS} onChange={(to) => onChange({ weeks: to })} />
      </FormItem>
      <FormItem label="Therapist" htmlFor="recurrence-therapist">
        <Select
          id="recurrence-therapist"
          value={therapistId}
          options={therapists}
          onChange={(to) => onChange({ therapistId: to })}
        />
      </FormItem>
      <FormItem label="Ends">
        <Segmented
          aria-label="Ends"
          value={ends}
          options={[
            { value: 'count', label: 'After a number' },
            { value: 'until', label: 'On a date' },
          ]}
          onChange={(to) => onChange({ ends: to })}
        />
      </FormItem>
      {ends === 'count' ? (
        <FormItem
          label="Appointments, the first included"
          htmlFor="recurrence-count"
          isInvalid={problem !== undefined}
          help={problem}
        >
          <NumberInput
            id="recurrence-count"
            min={2}
            max={MAX_RECURRING}
            precision={0}
            hasArrows
            value={count}
            onChange={(to) => onChange({ count: to })}
          />
        </FormItem>
      ) : (
        <FormItem label="Last day" htmlFor="recurrence-until" isInvalid={problem !== undefined} help={problem}>
          <DateField
            id="recurrence-until"
            today={today}
            first={addDays(first, 7 * weeks)}
            last={addDays(first, 7 * weeks * (MAX_RECURRING - 1) + 6)}
            value={until}
            onChange={(to) => onChange({ until: to })}
          />
        </FormItem>
      )}
    </div>
  );
}
