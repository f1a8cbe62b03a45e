import { useState } from 'react';
import '../fields/control.css';

interface NativeTimeFieldProps {
  label: string;
  /** `HH:mm`; empty until chosen. */
  value: string;
  onChange: (time: string) => void;
}

/** Any minute of the day in the browser's own field, taken with Enter or on leaving it, so that no half of it is read. */
export function NativeTimeField({ label, value, onChange }: NativeTimeFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    if (draft && draft !== value) onChange(draft);
    setDraft(undefined);
  };
  return (
    <span className="control native-time-field">
      <input
        type="time"
        aria-label={label}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </span>
  );
}
