import { ChevronLeftIcon, ChevronRightIcon } from '../icons.js';
import { addMonths, toMonth } from './month.js';

interface MonthHeaderProps {
  titleId: string;
  title: string;
  /** Level of the heading. */
  heading: 'h2' | 'h3' | 'h4';
  /** The month on screen, `yyyy-MM`. */
  month: string;
  /** Whether today, and with it the month, is known. */
  isKnown: boolean;
  /** The first and last date that can be chosen; no limit where `last` is left out. */
  first: string | undefined;
  last: string | undefined;
  onTurn: (month: string) => void;
}

/** The name of the month, and the buttons that turn to the months beside it. */
export function MonthHeader({
  titleId,
  title,
  heading: Heading,
  month,
  isKnown,
  first,
  last,
  onTurn,
}: MonthHeaderProps) {
  return (
    <div className="calendar-head">
      <Heading id={titleId} aria-live="polite">
        {title}
      </Heading>
      <button
        type="button"
        aria-label="Previous month"
        disabled={!first || month <= toMonth(first)}
        onClick={() => onTurn(addMonths(month, -1))}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        aria-label="Next month"
        disabled={!isKnown || (!!last && month >= toMonth(last))}
        onClick={() => onTurn(addMonths(month, 1))}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
