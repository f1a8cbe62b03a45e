import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import styles from '../payments.module.css';

/** The checkout before it is loaded. */
export const CheckoutSkeleton = () => (
  <div className={styles.body}>
    <RowsSkeleton label="Loading the checkout" rows={5} />
  </div>
);
