import { Button } from 'antd';
import {
  useGetBookingTimelineQuery,
  useResendLetterMutation,
  type BookingTimelineDto,
  type FieldChangeDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { clockTime, shortDate } from '../../../../shared/dates.js';
import { FactList } from '../../../../shared/FactList.js';
import { toast } from '../../../../shared/toast.js';
import { failure, success } from '../booking-words.js';
import { problemOf } from '../../../../shared/api/problem.js';
import { changeWords, doingOf, mailWords, type StoodField, stoodWords } from './history-words.js';

/** A mail that is on its way arrives within a moment; until then it is asked for again, in milliseconds. */
const untilDelivered = 2_000;

/** What happened to the booking, who did it, and which mails went out. */
export function BookingHistory({ booking }: { booking: OfficeBookingDto }) {
  const options = { refetchOnMountOrArgChange: true };
  const { currentData } = useGetBookingTimelineQuery({ id: booking.id }, options);
  const isOnItsWay = currentData?.mails.some(({ state }) => state === 'queued') ?? false;
  useGetBookingTimelineQuery({ id: booking.id }, { pollingInterval: isOnItsWay ? untilDelivered : 0 });
  return (
    <section className="editor-history" aria-labelledby="booking-history">
      <header>
        <h2 id="booking-history">History</h2>
        {booking.client_email && <ResendButton id={booking.id} />}
      </header>
      {currentData ? (
        <ol role="list">
          {entriesOf(currentData).map(({ key, at_local, words, changes, stood }) => (
            <li key={key}>
              <p>
                <span>{words}</span>
                <time dateTime={at_local}>{stamp(at_local)}</time>
              </p>
              {changes.map((change) => (
                <p key={change} className="second">
                  {change}
                </p>
              ))}
              {stood && <AsItStood fields={stood} />}
            </li>
          ))}
        </ol>
      ) : (
        <p className="second">Loading the history</p>
      )}
    </section>
  );
}

/** The whole booking as it stood after an event; what the event changed is marked. */
function AsItStood({ fields }: { fields: StoodField[] }) {
  return (
    <details className="as-it-stood">
      <summary>As it stood then</summary>
      <FactList
        facts={fields.map(({ name, value, isNew }) => [name, isNew ? <mark key={name}>{value}</mark> : value])}
        className="stood-facts"
      />
    </details>
  );
}

function ResendButton({ id }: { id: string }) {
  const [resend, { isLoading }] = useResendLetterMutation();
  const run = async () => {
    const { error } = await resend({ id });
    toast(error ? failure(problemOf(error)?.detail ?? 'The mail could not be sent again') : success('The mail goes to the client once more'));
  };
  return (
    <Button size="small" onClick={run} disabled={isLoading}>
      Send the mail again
    </Button>
  );
}

const stamp = (at: string) => `${shortDate(at.slice(0, 10))}, ${clockTime(at.slice(11, 16))}`;

/** Events and mails in one list, as they happened. */
function entriesOf({ events, mails }: BookingTimelineDto) {
  const state = new Map<string, FieldChangeDto['after']>();
  const happened = events.map((event) => {
    const isFirst = event.type === 'BookingRequested';
    const told = event.changes.filter(({ field }) => !isFirst || ['service_name', 'total_price', 'therapist_name', 'booking_date', 'booking_time'].includes(field));
    for (const { field, after } of event.changes) state.set(field, after);
    const stood = stoodWords(state, event.changes);
    return { key: event.event_id, at: event.at, at_local: event.at_local, words: doingOf(event), changes: told.map(changeWords), stood };
  });
  const sent = mails.map((mail) => ({
    key: `${mail.event_id} ${mail.recipient}`,
    at: mail.at,
    at_local: mail.at_local,
    words: mailWords(mail),
    changes: [],
    stood: null,
  }));
  return [...happened, ...sent].toSorted((one, other) => one.at.localeCompare(other.at));
}
