import { useEffect, useRef, useState } from 'react';
import { type TherapistPayDetailDto, useGetTherapistPayQuery } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { describeRate } from './pay-labels.js';
import { PayLines } from './PayLines.js';
import { PayoutForm } from './PayoutForm.js';
import { Payouts } from './Payouts.js';
import { RateForm } from './RateForm.js';
import { VoidPayout } from './VoidPayout.js';
import type { PayPeriod } from './use-pay-period.js';
import styles from './pay.module.css';

const failure = 'Failed to load the pay of this therapist';

interface TherapistPayProps {
  therapistId: string;
  period: PayPeriod;
  today: string;
  onClose: () => void;
}

/** The pay of one therapist line by line, with tips to pay out and rates to set. */
export function TherapistPay({ therapistId, period, today, onClose }: TherapistPayProps) {
  const query = useGetTherapistPayQuery({ id: therapistId, ...period }, { refetchOnMountOrArgChange: true });
  const { data, currentData, isError, refetch } = query;
  const pay = currentData ?? (isError ? undefined : data);
  useLoadFailureToast(query, failure);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="therapist-pay" className={styles.part}>
      <header className={styles.head}>
        <h3 id="therapist-pay" ref={heading} tabIndex={-1} className="type-small-head">
          {pay?.sums.name ?? 'Pay of one therapist'}
        </h3>
        <Button onClick={onClose}>Close</Button>
      </header>
      {isError && !pay && <RetryPanel text={failure} onRetry={refetch} />}
      {!pay && !isError && <RowsSkeleton label="Loading the pay" rows={5} />}
      {pay && (
        <>
          <Changes pay={pay} period={period} today={today} />
          <PayLines pay={pay} opensSales />
          <Payouts
            payouts={pay.payouts}
            heading="h4"
            action={(payout) => !payout.is_voided && payout.day === today && <VoidPayout payout={payout} />}
          />
          <Rates pay={pay} />
        </>
      )}
    </section>
  );
}

interface ChangesProps {
  pay: TherapistPayDetailDto;
  period: PayPeriod;
  today: string;
}

/** Buttons that pay tips out and set a rate, each with its form in place. */
function Changes({ pay, period, today }: ChangesProps) {
  const [open, setOpen] = useState<'tips' | 'rate'>();
  // The focus returns to the button whose form was closed.
  const [last, setLast] = useState<'tips' | 'rate'>();
  const show = (what: 'tips' | 'rate') => {
    setLast(what);
    setOpen(what);
  };
  const close = () => setOpen(undefined);
  const { therapist_id: therapistId, tips_owed: owed, name } = pay.sums;
  if (open === 'tips') return <PayoutForm pay={pay} onClose={close} />;
  if (open === 'rate')
    return (
      <RateForm
        therapistId={therapistId}
        initialDay={pay.rates.length === 0 ? period.from : today}
        today={today}
        onClose={close}
      />
    );
  return (
    <Cluster className={styles.changes}>
      {owed > 0 ? (
        <Button variant="outlined" autoFocus={last === 'tips'} onClick={() => show('tips')}>
          Pay out tips…
        </Button>
      ) : (
        <span className="second">
          {owed < 0 ? `${name} was paid ${formatMoney(-owed)} more in tips than was left.` : 'No tips are owed.'}
        </span>
      )}
      <Button autoFocus={last === 'rate'} onClick={() => show('rate')}>
        Set a rate…
      </Button>
    </Cluster>
  );
}

const Rates = ({ pay: { rates } }: { pay: TherapistPayDetailDto }) => (
  <>
    <h4 className={styles.title}>Rates</h4>
    {rates.length === 0 ? (
      <p className="second">No rate is set, so there is no commission.</p>
    ) : (
      <ul role="list">
        {rates.map((rate) => (
          <li key={rate.id}>{describeRate(rate)}</li>
        ))}
      </ul>
    )}
  </>
);
