import { useGetTherapistPayQuery } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { formatMoney } from '../../../shared/money/money.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { DescriptionList } from '../../../shared/ui/DescriptionList.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { NoProfile } from '../../../shared/ui/NoProfile.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { PayLines } from './PayLines.js';
import { Payouts } from './Payouts.js';
import { PeriodStepper } from './PeriodStepper.js';
import { usePayPeriod } from './use-pay-period.js';
import styles from './pay.module.css';

const failure = 'Failed to load your pay';

interface OwnPayProps {
  /** Id of the therapist whom somebody signs in as; null for none: nothing is then fetched. */
  therapistId: string | null;
}

/** Commission and tips of the therapist who is signed in. */
export function OwnPay({ therapistId }: OwnPayProps) {
  const today = useShopNow()?.date;
  if (!therapistId) return <NoProfile title="My Pay" />;
  return (
    <>
      <title>My Pay</title>
      <header className="page-head">
        <h1 className="type-page">My Pay</h1>
      </header>
      {today ? (
        <OwnPeriod therapistId={therapistId} today={today} />
      ) : (
        <RowsSkeleton label="Loading your pay" rows={8} />
      )}
    </>
  );
}

function OwnPeriod({ therapistId, today }: { therapistId: string; today: string }) {
  const stepper = usePayPeriod(today);
  const query = useGetTherapistPayQuery({ id: therapistId, ...stepper.period }, { refetchOnMountOrArgChange: true });
  const { data, currentData, isError, isFetching, refetch } = query;
  const pay = currentData ?? (isError ? undefined : data);
  useLoadFailureToast(query, failure);
  return (
    <div aria-busy={isFetching}>
      <PeriodStepper today={today} {...stepper} />
      {isError && !pay && <RetryPanel text={failure} onRetry={refetch} />}
      {!pay && !isError && <RowsSkeleton label="Loading your pay" rows={8} />}
      {pay && (
        <>
          <div className={styles.sums}>
            <DescriptionList
              items={[
                ['Commission', formatMoney(pay.sums.commission)],
                ['Tips earned', formatMoney(pay.sums.tips_earned)],
                ['Tips owed to you now', formatMoney(pay.sums.tips_owed)],
              ]}
            />
          </div>
          <PayLines pay={pay} opensSales={false} />
          <Payouts payouts={pay.payouts} heading="h2" />
        </>
      )}
    </div>
  );
}
