import { useId, useRef, useState, type AriaAttributes, type KeyboardEvent, type RefObject } from 'react';
import { MonthCalendar } from '../calendar/MonthCalendar.js';
import { BookingsIcon, CloseIcon } from '../icons.js';
import { formatDate, parseDate } from './written-date.js';
import './date-field.css';

interface DateFieldProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  id?: string;
  label: string;
  placeholder: string;
  /** The shop's date. */
  today: string | undefined;
  /** `yyyy-MM-dd` */
  value?: string | undefined;
  /** Passed by a Form.Item, like `value` and `id`. */
  onChange?: (date: string | undefined) => void;
}

/** The first date of the calendar, since reports and lists look back. */
const FIRST = '2000-01-01';

/** A date that is typed as `DD/MM/YYYY` or chosen from a month. */
export function DateField({ id, label, placeholder, today, value, onChange, ...aria }: DateFieldProps) {
  const popupId = useId();
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string>();
  const chooseLabel = `Choose: ${label}`;

  const commit = () => {
    const date = draft && parseDate(draft);
    if (date && date !== value) onChange?.(date);
    else if (draft === '' && value) onChange?.(undefined);
    setDraft(undefined);
  };
  const choose = (date: string | undefined) => {
    popup.current!.hidePopover();
    setDraft(undefined);
    onChange?.(date);
    input.current!.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') {
      commit();
      popup.current!.hidePopover();
    } else if (key === 'ArrowDown') popup.current!.showPopover();
  };
  return (
    <span className="control date-field">
      <input
        ref={input}
        id={id}
        aria-label={label}
        {...aria}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? (value ? formatDate(value) : '')}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {value && (
        <button
          type="button"
          aria-label="Clear the date"
          className="date-field-clear"
          onClick={() => choose(undefined)}
        >
          <CloseIcon width="14" height="14" />
        </button>
      )}
      <button type="button" popoverTarget={popupId} aria-label={chooseLabel}>
        <BookingsIcon />
      </button>
      <DatePopup ref={popup} id={popupId} label={chooseLabel} today={today} value={value} onChoose={choose} />
    </span>
  );
}

interface DatePopupProps extends Pick<DateFieldProps, 'label' | 'today' | 'value'> {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  onChoose: (date: string) => void;
}

/** A month below its field; nothing of it is drawn before it is opened. */
function DatePopup({ ref, id, label, today, value, onChoose }: DatePopupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className="date-field-popup"
      onBeforeToggle={({ newState, currentTarget: { parentElement, style } }) => {
        if (newState !== 'open') return;
        const { left, bottom } = parentElement!.getBoundingClientRect();
        Object.assign(style, { left: `${left}px`, top: `${bottom + 4}px` });
      }}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen && <MonthCalendar first={FIRST} today={today} value={value} onChange={onChoose} />}
    </div>
  );
}
