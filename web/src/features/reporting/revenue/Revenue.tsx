import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { RevenueCards } from './RevenueCards.js';
import { RevenueReport } from './RevenueReport.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './revenue.module.css';

export function Revenue() {
  const today = useShopNow()?.date;
  return (
    <>
      <RevenueCards today={today} />
      {today ? (
        <RevenueReport today={today} />
      ) : (
        <Card as="div" className={styles.panel}>
          <div className={classes('skeleton', styles.skeleton)} role="status" aria-label="Loading the report" />
        </Card>
      )}
    </>
  );
}
