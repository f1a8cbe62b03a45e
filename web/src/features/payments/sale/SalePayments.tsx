import { useRef, useState } from 'react';
import type { PaymentDto, SaleDto } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { METHOD_LABELS } from '../../../shared/money/method-labels.js';
import { describePayment, type PaymentMethod } from '../payment-labels.js';
import { MethodForm, RefundForm, VoidForm, WaiverForm } from './SaleChanges.js';
import styles from '../payments.module.css';

/** The change that is being entered: of one payment, or of the whole sale. */
type Change = { kind: 'refund' | 'method'; paymentId: string } | { kind: 'void' | 'waiver'; paymentId?: undefined };

/** The payments of a sale, with what can be done about a mistake: while it is open as well as once it is paid. */
export function SalePayments({ sale, methods }: { sale: SaleDto; methods: readonly PaymentMethod[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useShopNow()?.date;
  const [change, setChange] = useState<Change>();
  const close = () => {
    setChange(undefined);
    heading.current?.focus();
  };
  const isUntouched = sale.payments.every(({ refunded }) => refunded === 0);
  const mayWaive = sale.status === 'open' && sale.paid > 0;
  const mayVoid = sale.status !== 'voided' && sale.day === today && isUntouched;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" ref={heading} tabIndex={-1} className={styles.head}>
        Payments
      </h2>
      <ul role="list" className={styles.payments}>
        {sale.payments.map((payment) => (
          <li key={payment.id}>
            <Payment
              payment={payment}
              isVoided={sale.status === 'voided'}
              isToday={payment.day === today}
              onChange={(kind) => setChange({ kind, paymentId: payment.id })}
            />
            {change?.paymentId === payment.id && change.kind === 'refund' && (
              <RefundForm saleId={sale.id} payment={payment} methods={methods} onClose={close} />
            )}
            {change?.paymentId === payment.id && change.kind === 'method' && (
              <MethodForm saleId={sale.id} payment={payment} methods={methods} onClose={close} />
            )}
          </li>
        ))}
      </ul>
      {change?.kind === 'void' && <VoidForm sale={sale} onClose={close} />}
      {change?.kind === 'waiver' && <WaiverForm sale={sale} onClose={close} />}
      {change?.kind !== 'void' && change?.kind !== 'waiver' && (
        <Cluster>
          {mayWaive && (
            <Button variant="text" size="small" onClick={() => setChange({ kind: 'waiver' })}>
              Waive the rest…
            </Button>
          )}
          {mayVoid && (
            <Button variant="text" size="small" isDanger onClick={() => setChange({ kind: 'void' })}>
              Void the sale…
            </Button>
          )}
        </Cluster>
      )}
    </section>
  );
}

interface PaymentProps {
  payment: PaymentDto;
  isVoided: boolean;
  isToday: boolean;
  onChange: (kind: 'refund' | 'method') => void;
}

function Payment({ payment, isVoided, isToday, onChange }: PaymentProps) {
  const { amount, refunded, rounding, method } = payment;
  const details = describePayment(payment);
  const name = `${METHOD_LABELS[method]} ${formatMoney(amount)}`;
  const isNotedByHand = method !== 'online' && method !== 'deposit' && method !== 'gift_certificate';
  return (
    <>
      <p>
        <strong>{name}</strong>
        {details.length > 0 && <span className="second">, {details.join(', ')}</span>}
      </p>
      {!isVoided && refunded < amount && (
        <Cluster gap={4}>
          {isToday && refunded === 0 && rounding === 0 && isNotedByHand && (
            <Button variant="link" size="small" aria-label={`Wrong method: ${name}`} onClick={() => onChange('method')}>
              Wrong method
            </Button>
          )}
          <Button variant="link" size="small" aria-label={`Refund: ${name}`} onClick={() => onChange('refund')}>
            Refund
          </Button>
        </Cluster>
      )}
    </>
  );
}
