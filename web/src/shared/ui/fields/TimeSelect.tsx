import { type AriaAttributes, useRef } from 'react';
import { listTimes, matchesTime } from './time-options.js';
import { Select, type SelectHandle } from './Select.js';

interface TimeSelectProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  id?: string;
  /** Name for screen readers, where no label names it. */
  label?: string;
  /** `HH:mm`; empty until chosen. Passed by a FormItem, like `onChange`. */
  value?: string;
  onChange?: (time: string) => void;
  disabled?: boolean | undefined;
  /** Whether something ends at the time, at midnight if need be. */
  isEnd?: boolean;
  /** Whether the field can be emptied again. */
  isClearable?: boolean;
}

/** The time at which the list of an empty field opens, since shops work by day and the night is above. */
const FIRST_SHOWN = '09:00';

/** A time of the shop's grid, picked from the list or typed. */
export function TimeSelect(props: TimeSelectProps) {
  const { id, label, value, onChange, disabled, isEnd = false, isClearable = false } = props;
  const list = useRef<SelectHandle>(null);
  const showWorkingDay = (isOpen: boolean) => {
    // A frame later, because the list has not rendered yet.
    if (isOpen && !value) requestAnimationFrame(() => list.current?.scrollTo({ key: FIRST_SHOWN, align: 'top' }));
  };
  return (
    <Select
      ref={list}
      onOpenChange={showWorkingDay}
      id={id}
      aria-label={label}
      aria-invalid={props['aria-invalid']}
      aria-describedby={props['aria-describedby']}
      className="time-select"
      placeholder="Time"
      matches={matchesTime}
      none="No such time"
      options={listTimes(value || undefined, isEnd)}
      value={value || undefined}
      {...(onChange && { onChange: (time: string | undefined) => onChange(time ?? '') })}
      isClearable={isClearable}
      clearLabel="Clear time"
      disabled={disabled}
    />
  );
}
