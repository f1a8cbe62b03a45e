import styles from './rows-skeleton.module.css';

/** Placeholder rows of a table's height while it loads for the first time. */
export function RowsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
