import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type DrawerDayDto, useListClosedDrawersQuery } from '../../../shared/api/generated.js';
import { formatLongDate } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { describeDifference } from './drawer-sums.js';
import { PrintZReport } from './PrintZReport.js';
import styles from './day-close.module.css';

/** Days that are listed until more are asked for. */
const LATEST = 7;

/** The days that are closed, the latest first, each with its report. Shows nothing before the first close. */
export function ClosedDays() {
  const [page, setPage] = useState(1);
  const [showsAll, setShowsAll] = useState(false);
  const { data } = useListClosedDrawersQuery({ page }, { refetchOnMountOrArgChange: true });
  if (!data || data.total === 0) return null;
  const days = showsAll ? data.items : data.items.slice(0, LATEST);
  const isShortened = days.length < data.items.length;
  return (
    <section aria-labelledby="closed-days" className={styles.step}>
      <h2 id="closed-days" className="type-small-head">
        Closed days
      </h2>
      <ul role="list" className={styles.days}>
        {days.map((drawer) => (
          <ClosedDay key={drawer.id} drawer={drawer} />
        ))}
      </ul>
      {isShortened && <Button onClick={() => setShowsAll(true)}>Earlier days</Button>}
      {!isShortened && data.pages > 1 && (
        <Cluster>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Later days
          </Button>
          <Button disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            Earlier days
          </Button>
        </Cluster>
      )}
    </section>
  );
}

function ClosedDay({ drawer: { id, day, closes } }: { drawer: DrawerDayDto }) {
  const { counted, difference, z_report: number } = closes.at(-1)!;
  return (
    <Cluster as="li" isSpread>
      <span>
        <Link className="link" to={`?date=${day}`}>
          {formatLongDate(day)}
        </Link>
        <br />
        <span className="second">
          {formatMoney(counted)} counted, {difference === 0 ? 'no difference' : describeDifference(difference)}
        </span>
      </span>
      {number !== null && <PrintZReport drawerId={id} number={number} />}
    </Cluster>
  );
}
