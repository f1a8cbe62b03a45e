import { useId } from 'react';
import { LabelledItem } from '../../../../shared/ui/form-errors/LabelledItem.js';
import { RadioGroup } from '../../../../shared/ui/inputs/RadioGroup.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';
import type { DepositChoice } from './deposit-choice.js';
import styles from './deposit-choice.module.css';

const OPTIONS = [
  { value: 'ask', label: 'Ask for the deposit' },
  { value: 'waive', label: 'Book without it' },
] as const;

interface DepositChoiceFieldsProps {
  choice: DepositChoice;
  error?: string | undefined;
  onChange: (choice: DepositChoice) => void;
}

/** Whether the client is asked for a deposit that is due, or the reason for which not. */
export function DepositChoiceFields({ choice, error, onChange }: DepositChoiceFieldsProps) {
  const id = useId();
  const { isWaived, reason } = choice;
  return (
    <div className={styles.fields}>
      <RadioGroup
        aria-label="Deposit"
        options={OPTIONS}
        value={isWaived ? 'waive' : 'ask'}
        onChange={(value) => onChange({ ...choice, isWaived: value === 'waive' })}
      />
      {isWaived ? (
        <LabelledItem isDense id={`${id}-reason`} label="Reason *" error={error}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={reason}
              onChange={({ target }) => onChange({ ...choice, reason: target.value })}
            />
          )}
        </LabelledItem>
      ) : (
        <p className="second">The time is held until it is paid. The link to pay is emailed, and is yours to copy.</p>
      )}
    </div>
  );
}
