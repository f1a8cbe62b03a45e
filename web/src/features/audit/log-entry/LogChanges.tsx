import type { Change } from './log-changes.js';
import { formatValue } from '../action-log/log-labels.js';
import styles from './log-entry.module.css';

export function LogChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <table className={styles.changes} aria-label="What changed">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{formatValue(before)}</td>
            <td>{formatValue(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
