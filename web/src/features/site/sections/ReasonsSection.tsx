import type { ReasonWords } from '../../../shared/api/generated.js';
import styles from './reasons.module.css';

export function ReasonsSection({ reasons = [] }: { reasons?: ReasonWords[] }) {
  if (reasons.length === 0) return null;
  return (
    <section className={styles.reasons} aria-labelledby="reasons-title">
      <h2 id="reasons-title" className="type-h2">
        Why people come back
      </h2>
      <ul role="list">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3 className="type-item">{title}</h3>
            <p className="second">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
