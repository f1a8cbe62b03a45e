import {
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type AriaAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { WeekStart } from '../calendar/month.js';
import { MonthCalendar } from '../calendar/MonthCalendar.js';
import { BookingsIcon, CloseIcon } from '../icons.js';
import { type DateLimits, findDateProblem, formatDate, parseDate } from './written-date.js';
import './date-field.css';

interface DateFieldProps extends DateLimits, Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  id?: string;
  /** Name for screen readers, where no label names the field. */
  label?: string;
  placeholder?: string;
  /** The shop's date. */
  today: string | undefined;
  /** `yyyy-MM-dd` */
  value?: string | undefined;
  /** Called with undefined for an emptied field and for a text that is no date. Passed by a FormItem, like `value` and `id`. */
  onChange?: (date: string | undefined) => void;
  disabled?: boolean | undefined;
  /** Whether the field can be emptied by a button. */
  isClearable?: boolean;
  weekStart?: WeekStart;
}

/**
 * A text that was typed, the date that the field had then, and the one that it had passed on: the page may follow late,
 * and with that date. Any other replaces the text.
 */
interface Draft {
  text: string;
  value: string | undefined;
  passedOn: string | undefined;
  /** Why the text was not taken, once it was left. */
  problem?: string | undefined;
  /** Whether its date was passed on, and the page has yet to follow. */
  isTaken?: true;
}

/** The first date of the calendar, since reports and lists look back. */
const FIRST = '2000-01-01';

/**
 * A date that is typed as `DD/MM/YYYY` or chosen from a month. A text that is no date, or none of those to choose,
 * stays in the field with a sentence that says so, and takes the place of the date before it.
 */
export function DateField(props: DateFieldProps) {
  const { id, label, placeholder = 'DD/MM/YYYY', value, onChange, disabled = false, isClearable = true } = props;
  const { first, last, kept, today, weekStart } = props;
  const problemId = useId();
  const popupId = useId();
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [typed, setDraft] = useState<Draft>();
  // What the page has, or will have once it has followed.
  const passedOn = useRef(value);
  useEffect(() => {
    passedOn.current = value;
  }, [value]);
  // A refused text empties the value, unless a date is required and the one before it stays.
  const isExpected =
    typed && (typed.value === value || (value ? typed.passedOn === value : typed.problem !== undefined));
  const draft = isExpected ? typed : undefined;
  const text = draft?.text ?? (value ? formatDate(value) : '');
  const problem = draft?.problem;

  const passOn = (date: string | undefined) => {
    passedOn.current = date;
    // The field is not empty until the page has followed: whoever types on would write behind the date that returns.
    setDraft({ text: date ? formatDate(date) : '', value, passedOn: date, isTaken: true });
    onChange?.(date);
    startTransition(() => setDraft(undefined));
  };
  const commit = () => {
    if (!draft || draft.problem || draft.isTaken) return;
    const isEmpty = draft.text.trim() === '';
    const refusal = isEmpty ? undefined : findDateProblem(draft.text, { first, last, kept });
    const date = isEmpty || refusal ? undefined : parseDate(draft.text);
    if (date === passedOn.current) setDraft(undefined);
    else passOn(date);
    if (refusal) setDraft({ ...draft, problem: refusal });
  };
  const choose = (date: string | undefined) => {
    popup.current!.hidePopover();
    passOn(date);
    input.current!.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter takes the typed date and must not also submit the form.
      event.preventDefault();
      commit();
      popup.current!.hidePopover();
    } else if (event.key === 'ArrowDown') popup.current!.showPopover();
  };
  return (
    <span className="date-field-frame">
      <span className="control date-field" data-invalid={problem || props['aria-invalid'] ? true : undefined}>
        <input
          ref={input}
          id={id}
          aria-label={label}
          data-refused={problem && true}
          aria-invalid={problem ? true : props['aria-invalid']}
          aria-describedby={[problem && problemId, props['aria-describedby']].filter(Boolean).join(' ') || undefined}
          placeholder={placeholder}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={text}
          onChange={(event) => setDraft({ text: event.target.value, value, passedOn: passedOn.current })}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {value && isClearable && !disabled && (
          <button
            type="button"
            aria-label="Clear the date"
            className="date-field-clear"
            onClick={() => choose(undefined)}
          >
            <CloseIcon width="14" height="14" />
          </button>
        )}
        <button type="button" popoverTarget={popupId} aria-label="Open the calendar" disabled={disabled}>
          <BookingsIcon />
        </button>
        <DatePopup ref={popup} id={popupId} {...{ first, last, today, value, weekStart }} onChoose={choose} />
      </span>
      {problem && (
        <span id={problemId} role="alert" className="date-field-problem">
          {problem}
        </span>
      )}
    </span>
  );
}

interface DatePopupProps extends DateLimits {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  today: string | undefined;
  value: string | undefined;
  weekStart: WeekStart | undefined;
  onChoose: (date: string) => void;
}

/** Pixels between the field and its month, and kept free at the window's edges. */
const GAP = 4;

/** A month below its field, or above it where the window ends; nothing of it is drawn before it is opened. */
function DatePopup({ ref, id, first, onChoose, ...month }: DatePopupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label="Calendar"
      className="date-field-popup"
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen && (
        <div ref={placePopup}>
          <MonthCalendar {...month} first={first ?? FIRST} onChange={onChoose} />
        </div>
      )}
    </div>
  );
}

/** Places the popup of a month that has just been drawn. */
function placePopup(month: HTMLElement | null): void {
  const popup = month?.parentElement;
  const field = popup?.parentElement?.getBoundingClientRect();
  if (!popup || !field) return;
  const { width, height } = popup.getBoundingClientRect();
  const fitsBelow = field.bottom + GAP + height <= innerHeight;
  const top = fitsBelow ? field.bottom + GAP : Math.max(GAP, field.top - GAP - height);
  const left = Math.max(GAP, Math.min(field.left, innerWidth - GAP - width));
  Object.assign(popup.style, { top: `${top}px`, left: `${left}px` });
}
