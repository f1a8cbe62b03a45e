import { DatePicker } from 'antd';
import fromMonday from 'antd/es/date-picker/locale/en_GB';
import 'dayjs/locale/en-gb';
import { toDateKey } from '../../../shared/dates/dates.js';
import { toDayjs } from '../../../shared/dates/to-dayjs.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { type DayRange, findPreset, PRESETS } from './presets.js';

interface PeriodPickerProps {
  range: DayRange;
  today: string;
  onChange: (range: DayRange) => void;
}

/** The choice of a period by name or by its days. */
export function PeriodPicker({ range, today, onChange }: PeriodPickerProps) {
  return (
    <div className="period-picker">
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
        <DatePicker
          key={field}
          aria-label={field === 'start' ? 'First day' : 'Last day'}
          locale={fromMonday}
          format="DD/MM/YYYY"
          allowClear={false}
          value={toDayjs(range[field])}
          onChange={(day) => {
            if (!day) return;
            const chosen = { ...range, [field]: toDateKey(day) };
            // The other end moves along, so that no range ends before it begins.
            onChange(chosen.end < chosen.start ? { start: toDateKey(day), end: toDateKey(day) } : chosen);
          }}
        />
      ))}
    </div>
  );
}
