import { useState } from 'react';
import {
  type DepositPreviewDto,
  type DepositPreviewQueryDto,
  type PaymentSettings,
  usePreviewDepositsQuery,
} from '../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';
import { formatCount } from '../../../shared/format-count.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { useValues } from '../../../shared/ui/form/use-watch.js';
import { RetryButton } from '../../../shared/ui/load-failure/RetryButton.js';

/** What the entered deposit would have kept of the last three months' bookings, on request and before it is saved. */
export function DepositPreview() {
  const entered = useValues<PaymentSettings>();
  const [terms, ask] = useState<DepositPreviewQueryDto>();
  const current = entered && toTerms(entered);
  return (
    <div className="change-preview">
      <Button disabled={!current} onClick={() => ask(current)}>
        What would this deposit have kept?
      </Button>
      {terms && <Replayed terms={terms} isCurrent={JSON.stringify(terms) === JSON.stringify(current)} />}
    </div>
  );
}

function Replayed({ terms, isCurrent }: { terms: DepositPreviewQueryDto; isCurrent: boolean }) {
  const { currentData, isError, refetch } = usePreviewDepositsQuery({ depositPreviewQueryDto: terms });
  return (
    <>
      <p role="status">
        {currentData ? (
          <strong>{summaryLabel(currentData)}</strong>
        ) : isError ? (
          'What this deposit would have kept could not be worked out.'
        ) : (
          'Going through the bookings'
        )}
      </p>
      {isError && <RetryButton onRetry={refetch} />}
      {currentData && (
        <>
          <ul>
            {currentData.kept.map(({ cause, bookings, amount }) => (
              <li key={cause}>
                {formatMoney(amount)} {CAUSES[cause]}: {formatCount(bookings, 'booking')}
              </li>
            ))}
          </ul>
          <p className="second">
            {basisLabel(currentData)}
            {!isCurrent && ' The fields have changed since: ask again.'}
          </p>
        </>
      )}
    </>
  );
}

const CAUSES: Record<DepositPreviewDto['kept'][number]['cause'], string> = {
  no_show: 'where nobody came',
  late: 'cancelled too late',
  in_time: 'cancelled in time, less the refund',
};

function summaryLabel({ kept }: DepositPreviewDto): string {
  const bookings = kept.reduce((sum, each) => sum + each.bookings, 0);
  const amount = kept.reduce((sum, each) => sum + each.amount, 0);
  return `${formatMoney(amount)} kept from ${formatCount(bookings, 'booking')}`;
}

function basisLabel({ start_date, end_date, booked, asked, asked_amount }: DepositPreviewDto): string {
  const period = `${formatDateAndYear(start_date)} to ${formatDateAndYear(end_date)}`;
  const deposits = `a deposit for ${asked.toLocaleString('en')} of them, ${formatMoney(asked_amount)} in all`;
  return `${period}: ${formatCount(booked, 'booking')} online, ${deposits}, under today’s cancellation policy.`;
}

/** Returns the entered terms; undefined while one of their fields is empty. */
function toTerms(entered: PaymentSettings): DepositPreviewQueryDto | undefined {
  const { depositPercentage, depositAmount, depositFromPrice, depositNewClientsOnly, depositServiceIds } = entered;
  const numbers = [depositPercentage, depositAmount, depositFromPrice];
  if (numbers.some((each) => typeof each !== 'number') || !depositServiceIds) return undefined;
  return { depositPercentage, depositAmount, depositFromPrice, depositNewClientsOnly, depositServiceIds };
}
