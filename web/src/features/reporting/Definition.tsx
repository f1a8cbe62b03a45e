import { useId } from 'react';
import styles from './definition.module.css';

/** The name of a figure, with its meaning on hover, focus and tap. */
export function Definition({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.definition} data-hint={text} data-hint-only="" aria-describedby={id}>
        {label}
      </button>
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
}
