import { DepositChoiceFields } from './DepositChoiceFields.js';
import { type DepositChoice, dueSentence } from './deposit-choice.js';
import styles from './deposit-choice.module.css';

interface DueDepositProps {
  /** In dollars. */
  amount: number;
  choice: DepositChoice;
  error?: string | undefined;
  onChange: (choice: DepositChoice) => void;
}

/** The deposit that is due for the booking that is entered, and what becomes of it. */
export function DueDeposit({ amount, ...fields }: DueDepositProps) {
  return (
    <section aria-label="Deposit" className={styles.due}>
      <p role="status">{dueSentence(amount)}.</p>
      <DepositChoiceFields {...fields} />
    </section>
  );
}
