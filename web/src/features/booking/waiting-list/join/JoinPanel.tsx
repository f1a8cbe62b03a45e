import { type ReactNode, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { addDays, formatLongDate, formatShortDate } from '../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { MAX_WAITING_WINDOWS } from '../../../../shared/server-rules.js';
import type { BookingOptions } from '../../dialog/form/use-booking-options.js';
import type { BookingFormState } from '../../dialog/form/use-booking-form.js';
import { StartSelect } from './StartSelect.js';
import { toWindows } from './windows.js';
import { useFollowingDays } from './use-following-days.js';
import { useFocusIfLost } from './use-focus-if-lost.js';
import { type Joined, useJoinWaitingList } from './use-join-waiting-list.js';
import { StepActions } from '../../dialog/frame/step-actions.js';

interface JoinPanelProps {
  form: BookingFormState;
  date: string;
  /** The taken starts of the day, which can be waited for, `HH:mm`. */
  starts: string[];
  /** All starts of the day, free ones included. */
  allStarts: string[];
  bookingOptions: BookingOptions;
  onJoined: (joined: Joined) => void;
  onClose: () => void;
}

export function JoinPanel({ form, date, starts, allStarts, bookingOptions, onJoined, onClose }: JoinPanelProps) {
  const [span, setSpan] = useState({ from: starts[0]!, to: starts.at(-1)! });
  const [moreDays, setMoreDays] = useState<string[]>([]);
  const [isAnyone, setAnyone] = useState(false);
  const panel = useFocusIfLost<HTMLElement>();
  const { data: shop } = useGetShopQuery();
  const now = useShopNow();
  const { join, isSending, refusal } = useJoinWaitingList(form, onJoined);
  const { service, therapist, unassignedId } = bookingOptions;
  const isPartly = starts.length < allStarts.length;
  const isOneTherapist = therapist !== undefined && therapist.id !== unassignedId;
  const last = now && addDays(now.date, shop?.booking_window_days ?? 0);
  const suitable = starts.filter((start) => start >= span.from && start <= span.to);
  const windows = toWindows(date, suitable, allStarts);
  const count = Math.max(0, MAX_WAITING_WINDOWS - windows.length);
  const following = useFollowingDays(form.draft, { date, last, count });
  const submit = () =>
    void join({
      therapist_id: isOneTherapist && !isAnyone ? therapist.id : null,
      windows: [
        ...windows,
        ...moreDays.filter((day) => following.includes(day)).map((day) => ({ date: day, ...span })),
      ],
    });
  return (
    <section ref={panel} tabIndex={-1} className="waiting-join" aria-label="Waiting list">
      <p>
        We'll email you if {service ? service.name : 'your treatment'}
        {isOneTherapist && !isAnyone ? ` with ${therapist.name}` : ''} opens up on {formatLongDate(date)}
        {isPartly && ' at a time that is taken now'}.
      </p>
      <StartSpan starts={starts} span={span} onChange={setSpan} />
      {isOneTherapist && (
        <label className="waiting-join-choice">
          <input type="checkbox" checked={isAnyone} onChange={({ target }) => setAnyone(target.checked)} />
          Any therapist is fine
        </label>
      )}
      <MoreDays days={following} chosen={moreDays} onChange={setMoreDays} />
      <div className="waiting-join-actions">
        <button type="button" className="button button-bare" onClick={onClose}>
          Not now
        </button>
      </div>
      <InFooter>
        <p className="booking-notice" role="alert">
          {refusal}
        </p>
        <p className="booking-hint">Nothing is booked until you accept a time.</p>
        <button
          type="button"
          className="button button-primary booking-confirm"
          aria-disabled={isSending}
          onClick={submit}
        >
          {isSending ? 'Joining...' : 'Join the waiting list'}
        </button>
      </InFooter>
    </section>
  );
}

/** Puts the panel's button where Confirm Booking is at other times, in reach from every field that it needs. */
function InFooter({ children }: { children: ReactNode }) {
  const { place, setWaiting } = useContext(StepActions);
  useEffect(() => {
    setWaiting(true);
    return () => setWaiting(false);
  }, [setWaiting]);
  return place && createPortal(children, place);
}

/** A range of starts, `HH:mm`, both ends included. */
interface Span {
  from: string;
  to: string;
}

function StartSpan({ starts, span, onChange }: { starts: string[]; span: Span; onChange: (span: Span) => void }) {
  const { from, to } = span;
  return (
    <div className="waiting-join-times">
      <StartSelect
        label="Earliest start"
        value={from}
        starts={starts}
        onChange={(start) => onChange({ from: start, to: start > to ? start : to })}
      />
      <StartSelect
        label="Latest start"
        value={to}
        starts={starts.filter((start) => start >= from)}
        onChange={(start) => onChange({ from, to: start })}
      />
    </div>
  );
}

interface MoreDaysProps {
  days: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function MoreDays({ days, chosen, onChange }: MoreDaysProps) {
  if (days.length === 0) return null;
  return (
    <fieldset>
      <legend>These days suit me too</legend>
      {days.map((day) => (
        <label key={day} className="waiting-join-choice">
          <input
            type="checkbox"
            checked={chosen.includes(day)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, day] : chosen.filter((each) => each !== day))
            }
          />
          {formatShortDate(day)}
        </label>
      ))}
    </fieldset>
  );
}
