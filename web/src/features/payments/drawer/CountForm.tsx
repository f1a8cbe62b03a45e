import { type KeyboardEvent, useId, useState } from 'react';
import type { Location } from 'react-router-dom';
import { type DrawerDayDto, useCountDrawerMutation } from '../../../shared/api/generated.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { formatCents, formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { findKeptDraft } from '../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../shared/unsaved/use-kept-draft.js';
import { useUnsavedChangesPrompt } from '../../../shared/unsaved/use-unsaved-changes-prompt.js';
import {
  type CountDraft,
  EMPTY_COUNT,
  findCountErrors,
  formatCoin,
  sumCoin,
  sumCoins,
  toNewCount,
} from './drawer-sums.js';
import { StepHeading } from './StepHeading.js';
import { useDrawerStep } from './use-drawer-step.js';
import styles from './day-close.module.css';

interface CountFormProps {
  drawer: DrawerDayDto;
  isNew: boolean;
  onDone: () => Promise<void>;
  /** Leaves the count before it as it is. */
  onCancel: (() => void) | undefined;
}

/** Counts a drawer by coins and notes. What is expected is unknown here, so that it is counted and not matched. */
export function CountForm({ drawer: { id, float, coins: values }, isNew, onDone, onCancel }: CountFormProps) {
  const field = useId();
  const key = `count ${id}`;
  const [draft, setDraft] = useState(() => findKeptDraft<CountDraft>(key) ?? EMPTY_COUNT);
  const [count] = useCountDrawerMutation();
  const { form, errors, clearErrors, send, isSending } = useDrawerStep({
    failed: 'Failed to save the count. Please try again.',
    onDone,
  });
  const isUnsaved = !isSending && (draft.terminal !== '' || Object.values(draft.coins).some(Boolean));
  useKeptDraft(key, () => (isUnsaved ? draft : undefined));
  // A checkout opens over the page, which keeps the count.
  useUnsavedChangesPrompt(
    ({ currentLocation, nextLocation }) => isUnsaved && toScreenKey(currentLocation) !== toScreenKey(nextLocation),
    isUnsaved,
  );
  const change = (changed: Partial<CountDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    clearErrors((name) => 'terminal' in changed === (name === 'terminal_total'));
  };
  const wrongCoin = Object.keys(errors).find((name) => name.startsWith('coins'));
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={`${field}-head`}
      className={styles.step}
      onKeyDown={moveByKeys}
      onSubmit={(event) => {
        event.preventDefault();
        void send(findCountErrors(draft, values), () => count({ id, newCountDto: toNewCount(draft, values) }));
      }}
    >
      <StepHeading id={`${field}-head`} text="Count the drawer" isNew={isNew} />
      <p className="second">
        All cash in it, with the float of {formatMoney(float)}. What is expected is shown after the count.
      </p>
      <fieldset className={styles.cash}>
        <legend className={styles.title}>Coins and notes</legend>
        <div className={styles.coins} style={{ gridTemplateRows: `repeat(${Math.ceil(values.length / 2)}, auto)` }}>
          {values.map((value) => (
            <div key={value} className={styles.coin}>
              <label htmlFor={`${field}-${value}`}>{formatCoin(value)}</label>
              <TextInput
                id={`${field}-${value}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                aria-invalid={isWrong(wrongCoin, value, values) || undefined}
                aria-describedby={isWrong(wrongCoin, value, values) ? `${field}-coins-error` : undefined}
                value={draft.coins[value] ?? ''}
                onChange={({ target }) => change({ coins: { ...draft.coins, [value]: target.value } })}
              />
              <span className="second">{sumCoin(draft, value) > 0 && formatCents(sumCoin(draft, value))}</span>
            </div>
          ))}
        </div>
        <p id={`${field}-coins-error`} className={styles.error}>
          {wrongCoin && errors[wrongCoin]}
        </p>
      </fieldset>
      <LabelledItem
        isDense
        id={`${field}-terminal`}
        label="Total of the card terminal *"
        className={styles.short}
        error={errors['terminal_total']}
      >
        {(control) => <MoneyField {...control} value={draft.terminal} onChange={(terminal) => change({ terminal })} />}
      </LabelledItem>
      <footer className={styles.foot} data-toasts="above">
        <p>
          <span className="second">Counted</span>{' '}
          <output aria-live="polite" className="money-large">
            {formatCents(sumCoins(draft, values))}
          </output>
        </p>
        <Cluster>
          {onCancel && (
            <Button size="large" variant="text" onClick={onCancel}>
              Keep the last count
            </Button>
          )}
          <Button size="large" variant="primary" isSubmit aria-disabled={isSending}>
            Finish the count
          </Button>
        </Cluster>
      </footer>
    </form>
  );
}

/** Whether a coin has the error: its own, or as the first one that of all. */
const isWrong = (wrong: string | undefined, value: number, values: readonly number[]): boolean =>
  wrong !== undefined && (wrong === `coins.${value}` || (value === values[0] && !/^coins\.[\d.]+$/.test(wrong)));

const toScreenKey = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('date')}`;

/** Moves through the fields by Enter and the arrows, as on a till's number pad; Enter in the last one finishes. */
function moveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const at = fields.findIndex((each) => each === event.target);
  if (!step || at < 0) return;
  const next = fields[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
