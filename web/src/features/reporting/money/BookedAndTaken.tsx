import type { BookedAndTakenDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { classes } from '../../../shared/ui/classes.js';
import { CAUSE_SENTENCES, type Cause } from './cause-sentences.js';
import styles from './money.module.css';
import performance from '../figures.module.css';
import reporting from '../reporting.module.css';

interface BookedAndTakenProps {
  booked: BookedAndTakenDto;
  taken: number;
  onOpen: (cause: Cause) => void;
}

/** The way from the booked value to the money that was taken, a sentence per cause; each opens its bookings. */
export const BookedAndTaken = ({ booked, taken, onOpen }: BookedAndTakenProps) => (
  <section aria-labelledby="booked-and-taken" className={classes(reporting.section, performance.part)}>
    <header className={reporting.head}>
      <h3 id="booked-and-taken" className="type-small-head">
        From booked value to money taken
      </h3>
    </header>
    <ul role="list" className={styles.sums}>
      <li>
        <strong>Booked value</strong>
        <strong>{formatMoney(booked.booked_value)}</strong>
      </li>
      {booked.differences.map(({ cause, amount }) => (
        <li key={cause}>
          <button type="button" className={performance.count} onClick={() => onOpen(cause)}>
            {CAUSE_SENTENCES[cause]}
          </button>
          <span>{amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount)}</span>
        </li>
      ))}
      <li>
        <strong>Money taken</strong>
        <strong>{formatMoney(taken)}</strong>
      </li>
    </ul>
  </section>
);
