import { useId, useState } from 'react';
import { type DrawerDayDto, useCloseDrawerMutation } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { formatCents, parseMoney, toAmount, toCents, toMoneyText } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { CountResult } from './CountResult.js';
import { isDifferent, proposeBanked } from './drawer-sums.js';
import { StepHeading } from './StepHeading.js';
import { useDrawerStep } from './use-drawer-step.js';
import styles from './day-close.module.css';

interface CloseFormProps {
  drawer: DrawerDayDto;
  isNew: boolean;
  onDone: () => Promise<void>;
  onRecount: () => void;
}

/** Closes the day with its last count: what goes to the bank, what is left, and the reason for a difference. */
export function CloseForm({ drawer: { id, float, counts }, isNew, onDone, onRecount }: CloseFormProps) {
  const field = useId();
  const count = counts.at(-1)!;
  const [banked, setBanked] = useState(toMoneyText(proposeBanked(count, float)));
  const [reason, setReason] = useState('');
  const [close] = useCloseDrawerMutation();
  const { form, errors, clearErrors, send, isSending } = useDrawerStep({
    done: 'Day closed.',
    failed: 'Failed to close the day. Please try again.',
    onDone,
  });
  const cents = parseMoney(banked);
  const leftCents = cents === undefined ? undefined : toCents(count.counted) - cents;
  const needsReason = isDifferent(count);
  const submit = () => {
    const wrong = {
      ...(cents === undefined && { banked: 'Please enter the amount' }),
      ...(needsReason && !reason.trim() && { reason: 'Please say how the difference came about' }),
    };
    return send(wrong, async () => {
      const drawerCloseInputDto = { banked: toAmount(cents!), ...(reason.trim() && { reason }) };
      const answer = await close({ id, drawerCloseInputDto });
      // Money moved since.
      if (parseProblem(answer.error)?.code === 'count-outdated') onRecount();
      return answer;
    });
  };
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={`${field}-head`}
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <StepHeading id={`${field}-head`} text="Counted and expected" isNew={isNew} />
      <CountResult count={count} />
      {needsReason && (
        <LabelledItem
          isDense
          id={`${field}-reason`}
          label="Reason for the difference *"
          className={styles.wide}
          error={errors['reason']}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                clearErrors((name) => name === 'reason');
              }}
            />
          )}
        </LabelledItem>
      )}
      <LabelledItem
        isDense
        id={`${field}-banked`}
        label="Goes to the bank *"
        className={styles.short}
        error={errors['banked']}
      >
        {(control) => (
          <MoneyField
            {...control}
            value={banked}
            onChange={(text) => {
              setBanked(text);
              clearErrors((name) => name === 'banked');
            }}
          />
        )}
      </LabelledItem>
      <p className="second">Once closed, the day takes no payment and no refund.</p>
      <footer className={styles.foot} data-toasts="above">
        <p>
          <span className="second">Left in the drawer</span>{' '}
          <output aria-live="polite" className="money-large">
            {leftCents === undefined || leftCents < 0 ? '–' : formatCents(leftCents)}
          </output>
        </p>
        <Cluster>
          <Button size="large" onClick={onRecount}>
            Count again
          </Button>
          <Button size="large" variant="primary" isSubmit aria-disabled={isSending}>
            Close the day
          </Button>
        </Cluster>
      </footer>
    </form>
  );
}
