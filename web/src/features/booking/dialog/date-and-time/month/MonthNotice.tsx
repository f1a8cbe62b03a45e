import { formatNearDay } from '../../../../../shared/dates/dates.js';

interface MonthNoticeProps {
  /** Reason why no day of the month can be chosen; undefined where one can be. */
  text: string | undefined;
  /** The next date after the month that has a free start; undefined where none is known. */
  next: string | undefined;
  today: string | undefined;
  onChoose: (date: string) => void;
}

/** Explains below a month why none of its days can be chosen, and offers the next date. */
export function MonthNotice({ text, next, today, onChoose }: MonthNoticeProps) {
  return (
    <p className="booking-month-notice" role="status">
      {text}
      {text && next && (
        <button type="button" className="link" onClick={() => onChoose(next)}>
          Next day with times: {formatNearDay(next, today)}
        </button>
      )}
    </p>
  );
}
