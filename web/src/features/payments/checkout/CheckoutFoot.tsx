import type { CheckoutDto } from '../../../shared/api/generated.js';
import { formatCents } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { METHOD_LABELS } from '../../../shared/money/method-labels.js';
import { toMainMethod } from './checkout-sums.js';
import type { CheckoutState } from './use-checkout.js';
import styles from '../payments.module.css';

interface CheckoutFootProps {
  /** The id of the form, which it is outside of so that it is always on screen. */
  formId: string;
  methods: CheckoutDto['methods'];
  state: CheckoutState;
}

/** What remains, and a button for each method that takes the payment. Enter takes it by card, or the cash that was received. */
export function CheckoutFoot({ formId, methods, state: { draft, sums, take, isTaking } }: CheckoutFootProps) {
  const main = toMainMethod(methods, draft);
  return (
    <footer className={styles.foot} data-toasts="above">
      <p role="status" className={styles.remains}>
        <span className="second">To pay</span> <span className="money-large">{formatCents(sums.due)}</span>
        {sums.rest > 0 && <span className="second">{formatCents(sums.rest)} remains after this</span>}
      </p>
      <Cluster role="group" aria-label="Take the payment" className={styles.methods}>
        {methods.map((method) => (
          <Button
            key={method}
            size="large"
            variant={method === main ? 'primary' : 'default'}
            aria-disabled={isTaking}
            {...(method === main ? { isSubmit: true, form: formId } : { onClick: () => void take(method) })}
          >
            {METHOD_LABELS[method]} {formatCents(method === 'cash' ? sums.cash : sums.amount)}
          </Button>
        ))}
      </Cluster>
    </footer>
  );
}
