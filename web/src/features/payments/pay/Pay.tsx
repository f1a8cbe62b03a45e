import { useGetPayQuery, type PayReportDto, type PaySumsDto } from '../../../shared/api/generated.js';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { formatMoney } from '../../../shared/money/money.js';
import { exportFailedToast } from '../../../shared/toast/export-toasts.js';
import { toast } from '../../../shared/toast/toast.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DownloadIcon } from '../../../shared/ui/icons.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { DataTable } from '../../../shared/ui/table/DataTable.js';
import { formatRate } from './pay-labels.js';
import { PeriodStepper } from './PeriodStepper.js';
import { TherapistPay } from './TherapistPay.js';
import { usePayPeriod } from './use-pay-period.js';
import styles from './pay.module.css';

const failure = 'Failed to load the pay';

/** The pay of all therapists in a period, and what that of one of them is made of. */
export function Pay() {
  const today = useShopNow()?.date;
  return today ? <PayReport today={today} /> : <RowsSkeleton label="Loading the pay" rows={8} />;
}

function PayReport({ today }: { today: string }) {
  const { therapistId, openTherapist, ...stepper } = usePayPeriod(today);
  const { period } = stepper;
  const query = useGetPayQuery(period, { refetchOnMountOrArgChange: true });
  const { data, currentData, isError, isFetching, refetch } = query;
  const report = currentData ?? (isError ? undefined : data);
  useLoadFailureToast(query, failure);
  const [save, isSaving] = useSaveFile();
  const exportCsv = async () => {
    if (!(await save('/pay/exports', period))) toast(exportFailedToast('Could not export the pay'));
  };
  return (
    <section aria-labelledby="pay" aria-busy={isFetching}>
      <header className={styles.head}>
        <h2 id="pay" className="type-item">
          Pay
        </h2>
        <PeriodStepper today={today} {...stepper} />
        <Button icon={<DownloadIcon />} isLoading={isSaving} disabled={!report} onClick={() => void exportCsv()}>
          Export CSV
        </Button>
      </header>
      {isError && !report && <RetryPanel text={failure} onRetry={refetch} />}
      {!report && !isError && <RowsSkeleton label="Loading the pay" rows={8} />}
      {report && <PayTable report={report} onOpen={openTherapist} />}
      {report && report.other_currencies.length > 0 && (
        <p className="second">
          Amounts are in {report.currency} and leave out sales in {report.other_currencies.join(' and ')}.
        </p>
      )}
      {therapistId && (
        <TherapistPay
          key={therapistId}
          therapistId={therapistId}
          period={period}
          today={today}
          onClose={() => openTherapist(null)}
        />
      )}
    </section>
  );
}

/** The columns, those first that a phone shows without scrolling. */
const SUMS: readonly [title: string, format: (sums: PaySumsDto) => string | number][] = [
  ['Commission', ({ commission }) => formatMoney(commission)],
  ['Tips earned', ({ tips_earned }) => formatMoney(tips_earned)],
  ['Tips paid out', ({ tips_paid_out }) => formatMoney(tips_paid_out)],
  ['Tips owed now', ({ tips_owed }) => formatMoney(tips_owed)],
  ['Sold before tax', ({ base }) => formatMoney(base)],
  ['Treatments', ({ treatments }) => treatments],
];

const PayTable = ({ report, onOpen }: { report: PayReportDto; onOpen: (id: string) => void }) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label="Pay by therapist">
    <DataTable
      isFramed
      className={styles.table}
      aria-labelledby="pay"
      columns={[
        {
          title: 'Therapist',
          cell: ({ therapist_id, name }) => <RowLink onClick={() => onOpen(therapist_id)}>{name}</RowLink>,
        },
        ...SUMS.map(([title, cell]) => ({ title, align: 'right' as const, cell })),
        { title: 'Rate today', align: 'right', cell: ({ rate }) => formatRate(rate) },
      ]}
      rows={report.therapists}
      rowKey={({ therapist_id }) => therapist_id}
      empty="Nobody works here yet"
      summary={
        <tr>
          <td>Total</td>
          {SUMS.map(([title, format]) => (
            <td key={title} style={{ textAlign: 'right' }}>
              {format(report.total)}
            </td>
          ))}
          <td />
        </tr>
      }
    />
  </div>
);
