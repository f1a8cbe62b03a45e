import { DateField } from '../../../shared/ui/fields/DateField.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { type DayRange, findPreset, PRESETS } from './presets.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from '../figures.module.css';

interface PeriodPickerProps {
  range: DayRange;
  today: string;
  onChange: (range: DayRange) => void;
}

/** The choice of a period by name or by its days. */
export function PeriodPicker({ range, today, onChange }: PeriodPickerProps) {
  return (
    <Cluster className={styles.picker}>
      <Select
        aria-label="Period"
        value={findPreset(range, today)?.key ?? 'other'}
        options={[
          ...PRESETS.map(({ key, label }) => ({ value: key, label })),
          { value: 'other', label: 'Other days', disabled: true },
        ]}
        onChange={(key) => {
          const preset = PRESETS.find((each) => each.key === key);
          if (preset) onChange(preset.toRange(today));
        }}
      />
      {(['start', 'end'] as const).map((field) => (
        <DateField
          key={field}
          label={field === 'start' ? 'First day' : 'Last day'}
          isClearable={false}
          weekStart="monday"
          today={today}
          value={range[field]}
          onChange={(day) => {
            if (!day) return;
            const chosen = { ...range, [field]: day };
            // The other end moves along, so that no range ends before it begins.
            onChange(chosen.end < chosen.start ? { start: day, end: day } : chosen);
          }}
        />
      ))}
    </Cluster>
  );
}
