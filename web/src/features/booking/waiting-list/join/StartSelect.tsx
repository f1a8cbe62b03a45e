import { useId } from 'react';
import { formatTime } from '../../../../shared/dates/dates.js';

interface StartSelectProps {
  label: string;
  value: string;
  /** `HH:mm` */
  starts: string[];
  onChange: (start: string) => void;
}

export function StartSelect({ label, value, starts, onChange }: StartSelectProps) {
  const id = useId();
  return (
    <div>
      <label className="booking-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="booking-input" value={value} onChange={({ target }) => onChange(target.value)}>
        {starts.map((start) => (
          <option key={start} value={start}>
            {formatTime(start)}
          </option>
        ))}
      </select>
    </div>
  );
}
