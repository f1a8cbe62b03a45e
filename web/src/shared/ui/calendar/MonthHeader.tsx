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

/** The name of the month, and the buttons that turn to the months beside it. At the last month they keep the focus. */
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
  const toButton = (name: string, Icon: typeof ChevronLeftIcon, ahead: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      aria-label={`${name} month`}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onTurn(addMonths(month, ahead))}
    >
      <Icon />
    </button>
  );
  return (
    <div className="calendar-head">
      <Heading id={titleId} aria-live="polite">
        {title}
      </Heading>
      {toButton('Previous', ChevronLeftIcon, -1, !first || month <= toMonth(first))}
      {toButton('Next', ChevronRightIcon, 1, !isKnown || (!!last && month >= toMonth(last)))}
    </div>
  );
}
