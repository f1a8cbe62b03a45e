import { lazy, Suspense } from 'react';
import { formatLongDate } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { useUrlState } from '../../../shared/use-url-state.js';
import { DrawerSkeleton } from './DrawerSkeleton.js';
import styles from './day-close.module.css';

/** With its forms, which the page can be drawn before. */
const DrawerSteps = lazy(async () => ({ default: (await import('./DrawerSteps.js')).DrawerSteps }));

/** The close of an accounting day: today's, or an earlier one by its date in the address. */
export function DayClose() {
  const today = useShopNow()?.date;
  const [params, change] = useUrlState();
  const asked = params.get('date') ?? '';
  const day = today && /^\d{4}-\d\d-\d\d$/.test(asked) && asked < today ? asked : today;
  return (
    <article aria-labelledby="day-close" className={styles.page}>
      <title>Day close</title>
      <header className={styles.head}>
        <div>
          <h1 id="day-close" className="type-page">
            Day close
          </h1>
          <p className="second">{day ? formatLongDate(day) : '\u00a0'}</p>
        </div>
        <div className={styles.date}>
          <DateField
            label="Day to close"
            today={today}
            last={today}
            value={day}
            isClearable={false}
            onChange={(date) => date && change({ date: date === today ? undefined : date })}
          />
        </div>
      </header>
      <Suspense fallback={<DrawerSkeleton />}>
        {today && day ? <DrawerSteps key={day} day={day} today={today} /> : <DrawerSkeleton />}
      </Suspense>
    </article>
  );
}
