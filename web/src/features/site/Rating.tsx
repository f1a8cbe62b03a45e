import { StarIcon } from '../../shared/ui/icons.js';
import styles from './rating.module.css';

/** A rating out of 5; nothing where there is none yet. */
export function Rating({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span className={styles.rating}>
      <StarIcon width="16" height="16" />
      <span className="visually-hidden">Rated </span>
      {value.toFixed(1)}
    </span>
  );
}
