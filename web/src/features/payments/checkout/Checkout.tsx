import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../shared/api/error-message.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { type CheckoutDto, type SaleDto, useGetCheckoutQuery } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { Disputes } from '../online/Disputes.js';
import { HeldDeposit } from '../online/HeldDeposit.js';
import { OnlineRefunds } from '../online/OnlineRefunds.js';
import { SaleSummary } from '../sale/SaleSummary.js';
import { VoidedSales } from '../sale/VoidedSales.js';
import { ChangedPrice } from './ChangedPrice.js';
import { CheckoutForm } from './CheckoutForm.js';
import { CheckoutSkeleton } from './CheckoutSkeleton.js';
import { UndoLatest } from './UndoLatest.js';
import { useCompleteVisit, type VisitCompletion } from './use-complete-visit.js';
import styles from '../payments.module.css';

interface CheckoutProps {
  bookingId: string;
  /** Whether an admin looks, who may take out the evidence for a dispute. */
  isAdmin: boolean;
  /** Goes on to another booking of the visit. */
  onBooking: (bookingId: string) => void;
  onClose: () => void;
}

/** Takes the money for a booking with all treatments of its visit, and shows its sale afterwards. */
export function Checkout({ bookingId, isAdmin, onBooking, onClose }: CheckoutProps) {
  const [isApart, setApart] = useState(false);
  /** The payment that was taken just now. */
  const [latest, setLatest] = useState<string>();
  const completion = useCompleteVisit(bookingId);
  const query = useGetCheckoutQuery(
    { id: bookingId, ...(isApart && { apart: 'true' }) },
    { refetchOnMountOrArgChange: true },
  );
  const { data: checkout, error, refetch } = query;
  const online = (
    <>
      <Disputes bookingId={bookingId} isAdmin={isAdmin} />
      <OnlineRefunds bookingId={bookingId} />
    </>
  );
  const status = parseProblem(error)?.status;
  if (status === 409 || status === 404)
    return (
      <div className={styles.body}>
        <p>{errorMessage(error, 'This cannot be paid')}</p>
        <HeldDeposit bookingId={bookingId} />
        {online}
      </div>
    );
  if (query.isError && !checkout) return <RetryPanel text="Failed to load the checkout" onRetry={refetch} />;
  if (!checkout) return <CheckoutSkeleton />;
  const { sale, methods } = checkout;
  if (sale?.status === 'paid')
    return (
      <>
        <div className={styles.body}>
          <ChangedPrice checkout={checkout} />
          <SaleSummary sale={sale} methods={methods} isNew={latest !== undefined} />
          {online}
          <VoidedSales checkout={checkout} />
        </div>
        <NextSteps {...{ checkout, completion, onBooking, onClose }}>
          {latest && <UndoLatest key={latest} sale={sale} paymentId={latest} />}
        </NextSteps>
      </>
    );
  if (!sale && checkout.total === 0) return <p className={styles.body}>There is nothing to pay for here.</p>;
  const showPaid = (paid: SaleDto, paymentId: string) => {
    setLatest(paymentId);
    if (paid.status === 'paid' && checkout.completes_visit && completion.mayComplete) void completion.run(paid.lines);
  };
  return (
    <CheckoutForm
      {...{ bookingId, checkout, isApart, online }}
      undo={sale && latest && <UndoLatest key={latest} sale={sale} paymentId={latest} />}
      onApart={setApart}
      onPaid={showPaid}
      onStale={() => void refetch()}
    />
  );
}

interface NextStepsProps extends Omit<CheckoutProps, 'bookingId' | 'isAdmin'> {
  checkout: CheckoutDto;
  completion: VisitCompletion;
  /** What can be done with the payment. */
  children: ReactNode;
}

/** What comes after the payment: the other guest's, and the end of the visit. */
function NextSteps({ checkout, completion, onBooking, onClose, children }: NextStepsProps) {
  const { lines, next_booking_id: next } = checkout;
  const { mayComplete, run, isCompleting } = completion;
  return (
    <footer className={styles.foot} data-toasts="above">
      <Cluster isSpread>
        <Cluster>
          <Button onClick={onClose}>Close</Button>
          {children}
        </Cluster>
        <Cluster>
          {mayComplete && (
            <Button variant={next ? 'default' : 'primary'} aria-disabled={isCompleting} onClick={() => void run(lines)}>
              Complete the visit
            </Button>
          )}
          {next && (
            <Button variant="primary" onClick={() => onBooking(next)}>
              Next guest
            </Button>
          )}
        </Cluster>
      </Cluster>
    </footer>
  );
}
