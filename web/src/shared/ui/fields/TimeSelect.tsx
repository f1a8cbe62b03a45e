import { Select } from 'antd';
import { listTimes, matchesTime } from './time-options.js';

interface TimeSelectProps {
  id?: string;
  /** Where no label names it. */
  label?: string;
  /** `HH:mm`; empty for none yet. A form's item gives both. */
  value?: string;
  onChange?: (time: string) => void;
  disabled?: boolean | undefined;
}

/** A time of the shop's grid, picked from the list or typed. */
export function TimeSelect({ id, label, value, onChange, disabled }: TimeSelectProps) {
  return (
    <Select
      id={id}
      aria-label={label}
      className="time-select"
      placeholder="Time"
      showSearch={{ filterOption: (typed, option) => matchesTime(typed, option?.value ?? '') }}
      notFoundContent="No such time"
      options={listTimes(value || undefined)}
      value={value || undefined}
      {...(onChange && { onChange })}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
