import { type ReactNode, useId } from 'react';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { SaleLines, type Sum } from '../sale/SaleLines.js';
import { SalePayments } from '../sale/SalePayments.js';
import { PayOnline } from '../online/PayOnline.js';
import { VoidedSales } from '../sale/VoidedSales.js';
import { AdjustmentField, AmountFields, TipField } from './CheckoutFields.js';
import { CertificateForm } from './CertificateForm.js';
import { ChangedPrice } from './ChangedPrice.js';
import { toMainMethod } from './checkout-sums.js';
import { CheckoutFoot } from './CheckoutFoot.js';
import { useCheckout } from './use-checkout.js';
import styles from '../payments.module.css';

type CheckoutFormProps = Parameters<typeof useCheckout>[0] & {
  /** Chooses whether each guest pays for themselves. */
  onApart: (isApart: boolean) => void;
  /** Takes the last payment back; null once nothing is to be undone. */
  undo: ReactNode;
  /** What is to be said of money that was paid online. */
  online: ReactNode;
};

/** What is to be paid, and how it is paid. */
export function CheckoutForm({ onApart, undo, online, ...args }: CheckoutFormProps) {
  const { checkout, isApart } = args;
  const { sale, lines, total, paid, remaining, methods } = checkout;
  const formId = useId();
  const state = useCheckout(args);
  const { form, take } = state;
  const sums: Sum[] = [
    ['Total', total],
    ...(paid > 0 ? [['Paid', paid] satisfies Sum] : []),
    ...(remaining === total ? [] : [['To pay', remaining] satisfies Sum]),
  ];
  return (
    <>
      <div className={styles.body}>
        {!sale && checkout.guests > 1 && (
          <Segmented
            aria-label="Guests pay"
            className={styles.choice}
            options={[
              { value: 'together', label: 'Pay together' },
              { value: 'apart', label: 'Each pays apart' },
            ]}
            value={isApart ? 'apart' : 'together'}
            onChange={(choice) => onApart(choice === 'apart')}
          />
        )}
        <ChangedPrice checkout={checkout} />
        <SaleLines lines={lines} sums={sums} />
        {sale && sale.payments.length > 0 && <SalePayments sale={sale} methods={methods} />}
        {undo}
        <form
          id={formId}
          ref={form}
          noValidate
          aria-label="Payment"
          onSubmit={(event) => {
            event.preventDefault();
            void take(toMainMethod(methods, state.draft));
          }}
        >
          <TipField checkout={checkout} state={state} />
          <AdjustmentField state={state} />
          <AmountFields checkout={checkout} state={state} />
        </form>
        <CertificateForm {...state} />
        <PayOnline
          bookingId={args.bookingId}
          cents={state.sums.amount}
          isApart={isApart}
          isWhole={state.sums.tip === 0 && state.sums.adjustment === 0}
        />
        {online}
        <VoidedSales checkout={checkout} />
      </div>
      <CheckoutFoot formId={formId} methods={methods} state={state} />
    </>
  );
}
