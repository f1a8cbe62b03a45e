import { useId } from 'react';
import type { CheckoutDto } from '../../../shared/api/generated.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { formatCents, formatMoney, toMoneyText } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { Checkbox } from '../../../shared/ui/inputs/Checkbox.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { Grid } from '../../../shared/ui/layout/Grid.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { proposeTendered } from './checkout-sums.js';
import type { CheckoutState } from './use-checkout.js';
import styles from '../payments.module.css';

interface FieldsProps {
  checkout: CheckoutDto;
  state: CheckoutState;
}

/** The tip: none, one that is proposed, or another amount. */
export function TipField({ checkout, state: { draft, change, sums, errors } }: FieldsProps) {
  const id = useId();
  const options = [
    { value: '0', label: 'None' },
    ...checkout.tips.map(({ percent, amount }) => ({
      ...{ value: String(percent), label: `${percent}%`, title: formatMoney(amount) },
    })),
    { value: 'own', label: 'Other' },
  ];
  return (
    <>
      <p className={styles.label}>
        Tip{sums.tip > 0 && draft.tip !== 'own' && <span className="second"> {formatCents(sums.tip)}</span>}
      </p>
      <Segmented
        aria-label="Tip"
        className={styles.choice}
        options={options}
        value={String(draft.tip)}
        onChange={(tip) => change({ tip: tip === 'own' ? tip : Number(tip) })}
      />
      {draft.tip === 'own' && (
        <LabelledItem isDense id={`${id}-tip`} label="Tip, $ *" error={errors['tip']}>
          {(control) => (
            <MoneyField {...control} autoFocus value={draft.ownTip} onChange={(ownTip) => change({ ownTip })} />
          )}
        </LabelledItem>
      )}
      {draft.isTipConfirmed !== undefined && (
        <Checkbox checked={draft.isTipConfirmed} onChange={(isTipConfirmed) => change({ isTipConfirmed })}>
          The tip is right
        </Checkbox>
      )}
    </>
  );
}

/** An amount off or on the bill, with its reason. */
export function AdjustmentField({ state: { draft, change, errors } }: Pick<FieldsProps, 'state'>) {
  const id = useId();
  if (draft.adjusts === 'no')
    return (
      <Button variant="link" className={styles.adjust} onClick={() => change({ adjusts: 'off' })}>
        Adjust the bill
      </Button>
    );
  return (
    <fieldset className={styles.adjustment}>
      <legend className="visually-hidden">Adjustment</legend>
      <Cluster isSpread>
        <Segmented
          aria-label="Adjustment"
          options={[
            { value: 'off', label: 'Take off' },
            { value: 'on', label: 'Add' },
          ]}
          value={draft.adjusts}
          onChange={(adjusts) => change({ adjusts })}
        />
        <Button variant="text" onClick={() => change({ adjusts: 'no', adjustment: '', reason: '' })}>
          Don&apos;t adjust
        </Button>
      </Cluster>
      <Grid className={styles.pair} lines={0}>
        <LabelledItem
          isDense
          id={`${id}-adjustment`}
          label="Adjustment, $ *"
          error={errors['adjustment'] ?? errors['adjustment.amount']}
        >
          {(control) => (
            <MoneyField
              {...control}
              autoFocus
              value={draft.adjustment}
              onChange={(adjustment) => change({ adjustment })}
            />
          )}
        </LabelledItem>
        <LabelledItem isDense id={`${id}-reason`} label="Reason *" error={errors['adjustment.reason']}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={draft.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </LabelledItem>
      </Grid>
    </fieldset>
  );
}

/** The part that is paid now, and the cash that was handed over for it. */
export function AmountFields({ checkout, state: { draft, change, sums, errors } }: FieldsProps) {
  const id = useId();
  const takesCash = checkout.methods.includes('cash');
  const { change: back } = sums;
  return (
    <>
      <Grid className={styles.pair} lines={0}>
        <LabelledItem isDense id={`${id}-amount`} label="Amount" error={errors['amount']}>
          {(control) => (
            <MoneyField
              {...control}
              value={draft.amount ?? toMoneyText(sums.due)}
              onChange={(amount) => change({ amount })}
            />
          )}
        </LabelledItem>
        {takesCash && (
          <LabelledItem isDense id={`${id}-tendered`} label="Cash received" error={errors['tendered']}>
            {(control) => (
              <MoneyField
                {...control}
                placeholder={toMoneyText(sums.cash)}
                value={draft.tendered}
                onChange={(tendered) => change({ tendered })}
              />
            )}
          </LabelledItem>
        )}
      </Grid>
      {takesCash && (
        <Cluster isSpread className={styles.notes}>
          <Cluster gap={6} role="group" aria-label="Cash received">
            {proposeTendered(sums.cash).map((sum) => (
              <Button key={sum} size="small" onClick={() => change({ tendered: toMoneyText(sum) })}>
                {formatMoney(sum / 100).replace('.00', '')}
              </Button>
            ))}
          </Cluster>
          <output aria-live="polite" className="money">
            {back !== undefined && (back < 0 ? `${formatCents(-back)} is missing` : `Change ${formatCents(back)}`)}
          </output>
        </Cluster>
      )}
    </>
  );
}
