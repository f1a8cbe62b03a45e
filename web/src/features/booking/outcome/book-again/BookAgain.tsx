import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from 'react-redux';
import {
  api,
  useBookOwnAgainMutation,
  useGetOwnNextTimesQuery,
  useGetShopQuery,
  type CustomerBookingDto,
  type BookAgainStartDto,
} from '../../../../shared/api/generated.js';
import { errorMessage } from '../../../../shared/api/error-message.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { toSeenPolicy } from '../../policy/format-policy.js';
import { toDeposit } from '../../policy/deposit.js';
import { DepositText } from '../../policy/DepositText.js';
import { PolicyText } from '../../policy/PolicyText.js';
import './book-again.css';
import { toBookLink } from './to-book-link.js';

interface BookAgainProps {
  booking: CustomerBookingDto;
  sessionId: string;
}

/**
 * Books the same treatment and therapist at one of the next free times in two presses; the client's details are kept.
 */
export function BookAgain({ booking, sessionId }: BookAgainProps) {
  const { data, refetch } = useGetOwnNextTimesQuery(
    { bookingSessionDto: { sessionId } },
    { refetchOnMountOrArgChange: true },
  );
  const [book, { isLoading, error }] = useBookOwnAgainMutation();
  const [picked, setPicked] = useState(readLinkedStart);
  const getIdempotencyKey = useIdempotencyKey();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { data: shop } = useGetShopQuery();
  if (!data?.is_offered) return null;

  const { starts } = data;
  const seen_policy = toSeenPolicy(shop?.cancellation_policy);
  const chosen = starts.find((start) => toKey(start) === picked);
  const confirm = async ({ date, time, therapist_id, price }: BookAgainStartDto) => {
    const body = {
      sessionId,
      therapist_id,
      booking_date: date,
      booking_time: time,
      seen_price: price,
      seen_policy,
      seen_deposit: toDeposit(shop?.deposit, [{ service_id: booking.service_id, price }]),
    };
    const answer = await book({ 'idempotency-key': getIdempotencyKey(body), bookAgainRequestDto: body });
    if (answer.data) return navigate('/booking-success', { state: { session_id: answer.data.session_id } });
    // What is shown may be outdated: another price or policy, or a time that is taken or past.
    if (!parseProblem(answer.error)) return;
    dispatch(api.util.invalidateTags(['Settings']));
    void refetch();
  };

  return (
    <section className="book-again" aria-labelledby="book-again">
      <h2 id="book-again" className="type-item">
        Book again
      </h2>
      <p>
        {booking.service_name}
        {booking.is_unassigned ? '' : ` with ${booking.therapist_name}`}.{' '}
        {starts.length > 0 ? 'The next free times:' : 'There is no free time in the next weeks.'}
      </p>
      {picked && !chosen && !isLoading && <p role="status">The time that you chose is no longer free.</p>}
      <div className="book-again-times">
        {starts.map((start) => (
          <Button
            key={toKey(start)}
            size="large"
            aria-pressed={start === chosen}
            variant={start === chosen ? 'outlined' : 'default'}
            disabled={isLoading}
            onClick={() => setPicked(toKey(start))}
          >
            {formatShortDate(start.date)}, {formatTime(start.time)}
            {booking.is_unassigned && ` with ${start.therapist_name}`}
          </Button>
        ))}
      </div>
      {chosen && <DepositText treatments={[{ service_id: booking.service_id, price: chosen.price }]} />}
      {chosen && <PolicyText policy={shop?.cancellation_policy} />}
      {error !== undefined && <Alert type="error" role="alert" title={errorMessage(error, FAILED)} />}
      <div className="book-again-times">
        {chosen && (
          <Button size="large" variant="primary" disabled={isLoading} onClick={() => void confirm(chosen)}>
            {isLoading ? 'Processing...' : `Book it: ${chosen.duration} minutes, ${formatMoney(chosen.price)}`}
          </Button>
        )}
        <a className="link" href={toBookLink(data)}>
          Other times
        </a>
      </div>
    </section>
  );
}

const FAILED = 'The booking could not be sent. Please try again.';

const toKey = ({ date, time }: BookAgainStartDto) => `${date}T${time}`;

/** Reads the start that a mail's link has preselected: `…&again=2026-11-26T14:30`. */
const readLinkedStart = () => new URLSearchParams(location.hash.slice(1)).get('again') ?? undefined;
