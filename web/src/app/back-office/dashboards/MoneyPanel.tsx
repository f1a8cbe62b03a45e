import { BookEntries } from '../../../features/payments/books/BookEntries.js';
import { Money } from '../../../features/reporting/money/Money.js';

/** The report of money, and below it what no sale brings to the books. */
export const MoneyPanel = () => <Money>{(today) => <BookEntries today={today} />}</Money>;
