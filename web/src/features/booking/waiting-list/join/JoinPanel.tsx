import { useState } from 'react';
import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { addDays, formatLongDate, formatShortDate } from '../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { MAX_WAITING_WINDOWS } from '../../../../shared/server-rules.js';
import type { BookingOptions } from '../../dialog/form/use-booking-options.js';
import type { BookingFormState } from '../../dialog/form/use-booking-form.js';
import { StartSelect } from './StartSelect.js';
import { toWindows } from './windows.js';
import { useFollowingDays } from './use-following-days.js';
import { useLostFocus } from './use-lost-focus.js';
import { useJoinWaitingList } from './use-join-waiting-list.js';

interface JoinPanelProps {
  form: BookingFormState;
  date: string;
  /** `HH:mm`, those of the day that can be waited for. */
  starts: string[];
  /** All starts of the day; those that are free are not waited for. */
  allStarts: string[];
  bookingOptions: BookingOptions;
  onJoined: (email: string, token: string) => void;
  onClose: () => void;
}

export function JoinPanel({ form, date, starts, allStarts, bookingOptions, onJoined, onClose }: JoinPanelProps) {
  const [from, setFrom] = useState(starts[0]!);
  const [to, setTo] = useState(starts.at(-1)!);
  const [moreDays, setMoreDays] = useState<string[]>([]);
  const [isAnyone, setAnyone] = useState(false);
  const panel = useLostFocus<HTMLElement>();
  const { data: shop } = useGetShopQuery();
  const now = useShopNow();
  const { join, isSending, refusal } = useJoinWaitingList(form, onJoined);
  const { service, therapist, unassignedId } = bookingOptions;
  const isPartly = starts.length < allStarts.length;
  const isOfSomebody = therapist !== undefined && therapist.id !== unassignedId;
  const last = now && addDays(now.date, shop?.booking_window_days ?? 0);
  const windows = toWindows(
    date,
    starts.filter((start) => start >= from && start <= to),
    allStarts,
  );
  const following = useFollowingDays(form.draft, {
    date,
    last,
    count: Math.max(0, MAX_WAITING_WINDOWS - windows.length),
  });
  const suitable = moreDays.filter((day) => following.includes(day));
  const submit = () =>
    void join({
      therapist_id: isOfSomebody && !isAnyone ? therapist.id : null,
      windows: [...windows, ...suitable.map((day) => ({ date: day, from, to }))],
    });
  return (
    <section ref={panel} tabIndex={-1} className="waiting-join" aria-label="Waiting list">
      <p>
        We will write to you when {service ? service.name : 'your treatment'}
        {isOfSomebody && !isAnyone ? ` with ${therapist.name}` : ''} comes free on {formatLongDate(date)}
        {isPartly && ' at a time that is taken now'}.
      </p>
      <div className="waiting-join-times">
        <StartSelect
          label="Earliest start"
          value={from}
          starts={starts}
          onChange={(start) => {
            setFrom(start);
            if (start > to) setTo(start);
          }}
        />
        <StartSelect
          label="Latest start"
          value={to}
          starts={starts.filter((start) => start >= from)}
          onChange={setTo}
        />
      </div>
      {isOfSomebody && (
        <label className="waiting-join-choice">
          <input type="checkbox" checked={isAnyone} onChange={({ target }) => setAnyone(target.checked)} />
          Any other therapist is fine, too
        </label>
      )}
      {following.length > 0 && (
        <fieldset>
          <legend>These days would suit as well</legend>
          {following.map((day) => (
            <label key={day} className="waiting-join-choice">
              <input
                type="checkbox"
                checked={moreDays.includes(day)}
                onChange={({ target }) =>
                  setMoreDays((days) => (target.checked ? [...days, day] : days.filter((each) => each !== day)))
                }
              />
              {formatShortDate(day)}
            </label>
          ))}
        </fieldset>
      )}
      <p className="booking-notice" role="alert">
        {refusal}
      </p>
      <div className="waiting-join-actions">
        <button type="button" className="button button-primary" aria-disabled={isSending} onClick={submit}>
          {isSending ? 'Joining...' : 'Join the waiting list'}
        </button>
        <button type="button" className="button button-bare" onClick={onClose}>
          Not now
        </button>
      </div>
      <p className="booking-hint">Nothing is booked until you accept a time.</p>
    </section>
  );
}
