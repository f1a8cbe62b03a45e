import { useGetShopQuery, type VisitStartDto } from '../../../../shared/api/generated.js';
import { formatLongDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { ChangeDeadline } from '../../policy/ChangeDeadline.js';
import { DepositText } from '../../policy/DepositText.js';
import { PolicyText } from '../../policy/PolicyText.js';
import type { BookingDraft } from '../form/booking-draft.js';
import '../summary/summary.css';

/** The visit before a time is chosen, and with the times of its treatments afterwards. */
export interface VisitOverview {
  treatments: { key: number; guest: number; service: string; therapist: string; time: string | undefined }[];
  price: number;
  /** Minutes from the first start to the last end. */
  minutes: number;
  ends: string | undefined;
}

interface VisitSummaryProps {
  draft: BookingDraft;
  overview: VisitOverview;
  start: VisitStartDto | undefined;
}

/** All treatments of the visit and its total, shown beside the form on larger screens. */
export function VisitSummary({ draft, overview, start }: VisitSummaryProps) {
  const { data: shop } = useGetShopQuery();
  const { booking_date: date } = draft;
  const isForTwo = overview.treatments.some(({ guest }) => guest === 2);
  return (
    <aside className="booking-summary" aria-label="Your visit" tabIndex={0}>
      <h3 className="type-small-head">{isForTwo ? 'Your visit, for two' : 'Your visit'}</h3>
      <ul role="list">
        <li className={start ? 'summary-row' : 'summary-row summary-row-gap'}>
          <div>
            <p>{date ? formatLongDate(date) : 'Choose a date'}</p>
            <p className="second">
              {start ? `${formatTime(start.time)} to ${formatTime(start.ends)}` : 'Choose a time'}
            </p>
          </div>
        </li>
        {overview.treatments.map(({ key, guest, service, therapist, time }) => (
          <li key={key} className="summary-row">
            <div>
              <p>
                {time && `${formatTime(time)}, `}
                {service}
              </p>
              <p className="second">
                {therapist}
                {isForTwo && (guest === 2 ? ', second person' : ', for you')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="booking-due">
        <p>
          <span>{shop?.deposit ? 'Price' : 'Due at the shop'}</span>
          <span className="money-large">{formatMoney(overview.price)}</span>
        </p>
        <DepositText treatments={start?.parts ?? []} />
        <p className="booking-hint">
          {overview.minutes} minutes. {!shop?.deposit && 'No payment is taken online. '}
          {start && <ChangeDeadline draft={draft} />}
        </p>
        <PolicyText policy={shop?.cancellation_policy} />
      </div>
    </aside>
  );
}
