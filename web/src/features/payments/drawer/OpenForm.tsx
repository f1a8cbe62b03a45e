import { useId, useState } from 'react';
import { useOpenDrawerMutation } from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { formatMoney, parseMoney, toAmount, toCents, toMoneyText } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { useDrawerStep } from './use-drawer-step.js';
import styles from './day-close.module.css';

interface OpenFormProps {
  /** The cash that the last drawer left. */
  left: number | null;
  onDone: () => Promise<void>;
}

/** Opens the drawer of today with its float. */
export function OpenForm({ left, onDone }: OpenFormProps) {
  const field = useId();
  const [float, setFloat] = useState(left === null ? '' : toMoneyText(toCents(left)));
  // Made before the first try and kept for all others: an answer that was lost opens no second drawer.
  const [id] = useState(idempotencyKey);
  const [open] = useOpenDrawerMutation();
  const { form, errors, clearErrors, send, isSending } = useDrawerStep({
    failed: 'Failed to open the drawer. Please try again.',
    onDone,
  });
  const submit = () => {
    const cents = parseMoney(float);
    const wrong = cents === undefined ? { float: 'Please enter the cash that is in the drawer' } : {};
    return send(wrong, () => open({ newDrawerDto: { id, float: toAmount(cents!) } }));
  };
  return (
    <section aria-labelledby="open-drawer" className={styles.step}>
      <h2 id="open-drawer" className="type-small-head">
        Open the drawer
      </h2>
      <p className="second">
        The float is the cash in the drawer before the first payment.
        {left !== null && ` ${formatMoney(left)} was left at the last close.`}
      </p>
      <form
        ref={form}
        noValidate
        aria-label="Open the drawer"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <LabelledItem isDense id={field} label="Float *" className={styles.short} error={errors['float']}>
          {(control) => (
            <MoneyField
              {...control}
              value={float}
              onChange={(text) => {
                setFloat(text);
                clearErrors(() => true);
              }}
            />
          )}
        </LabelledItem>
        <Button variant="primary" size="large" isSubmit aria-disabled={isSending}>
          Open the drawer
        </Button>
      </form>
    </section>
  );
}
