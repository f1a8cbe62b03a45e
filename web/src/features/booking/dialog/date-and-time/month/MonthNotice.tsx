import { formatNearDay } from '../../../../../shared/dates/dates.js';

interface MonthNoticeProps {
  /** Why no day of the month can be chosen; undefined where one can. */
  text: string | undefined;
  /** The next date after it that has a start; undefined where none is known. */
  next: string | undefined;
  today: string | undefined;
  onChoose: (date: string) => void;
}

/** Below a month that is grey all over: what that means, and where to go on. */
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
