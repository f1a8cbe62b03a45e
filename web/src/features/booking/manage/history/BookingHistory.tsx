import {
  useGetBookingTimelineQuery,
  type BookingTimelineDto,
  type FieldChangeDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { formatMoment } from '../../../../shared/dates/dates.js';
import { DescriptionList } from '../../../../shared/ui/DescriptionList.js';
import { LoadFailure } from '../../../../shared/ui/load-failure/LoadFailure.js';
import { UndoRelocationButton } from './UndoRelocationButton.js';
import { UndoButton } from './UndoButton.js';
import { fieldChangeLabel, eventLabel, mailLabel, type SnapshotField, snapshotLabels } from './history-labels.js';
import styles from './booking-history.module.css';

/** The fields shown for a new booking. */
const FIRST_FIELDS = ['service_name', 'total_price', 'therapist_name', 'booking_date', 'booking_time'];

/** Milliseconds until the state of a queued mail is read again. */
const MAIL_POLL_INTERVAL_MS = 2_000;

/** The booking's history: what happened, who did it, and which mails were sent. */
export function BookingHistory({ booking }: { booking: OfficeBookingDto }) {
  const options = { refetchOnMountOrArgChange: true };
  const timeline = useGetBookingTimelineQuery({ id: booking.id }, options);
  const { currentData } = timeline;
  const isMailQueued = currentData?.mails.some(({ state }) => state === 'queued') ?? false;
  useGetBookingTimelineQuery({ id: booking.id }, { pollingInterval: isMailQueued ? MAIL_POLL_INTERVAL_MS : 0 });
  return (
    <section className={styles.history} aria-labelledby="booking-history">
      <h2 id="booking-history">History</h2>
      <UndoRelocationButton id={booking.id} />
      {currentData ? (
        <ol role="list">
          {toHistoryEntries(currentData).map(({ key, at_local, label, changes, snapshot, undoVersion }) => (
            <li key={key}>
              <p>
                <span>{label}</span>
                <time dateTime={at_local}>{formatMoment(at_local)}</time>
              </p>
              {changes.map((change) => (
                <p key={change} className="second">
                  {change}
                </p>
              ))}
              {undoVersion !== null && (
                <UndoButton
                  id={booking.id}
                  version={undoVersion}
                  what={label}
                  isOfVisit={currentData.is_undone_with_visit}
                />
              )}
              {snapshot && <HistorySnapshot fields={snapshot} />}
            </li>
          ))}
        </ol>
      ) : (
        !timeline.isError && <p className="second">Loading the history</p>
      )}
      {!currentData && <LoadFailure what="The history" reads={[timeline]} />}
    </section>
  );
}

/** The whole booking as it was after an event, with the event's changes marked. */
function HistorySnapshot({ fields }: { fields: SnapshotField[] }) {
  return (
    <details className={styles.snapshot}>
      <summary>How it was then</summary>
      <DescriptionList
        items={fields.map(({ name, value, isNew }) => [name, isNew ? <mark key={name}>{value}</mark> : value])}
        className={styles.fields}
      />
    </details>
  );
}

const hasChanged = ({ changes }: BookingTimelineDto['events'][number], field: string) =>
  changes.some((change) => change.field === field);

/**
 * Merges events and mails into one list in the order of their time. A change of day state is left out where the status
 * changes as well.
 */
function toHistoryEntries({ events, mails, link_opens: opened, undoable_version }: BookingTimelineDto) {
  const state = new Map<string, FieldChangeDto['after']>();
  const happened = events.map((event) => {
    const isFirst = event.type === 'BookingRequested' || event.type === 'BookingImported';
    const shownChanges = event.changes.filter(({ field }) =>
      isFirst ? FIRST_FIELDS.includes(field) : field !== 'day_state' || !hasChanged(event, 'status'),
    );
    for (const { field, after } of event.changes) state.set(field, after);
    const snapshot = snapshotLabels(state, event.changes);
    return {
      key: event.event_id,
      at: event.at,
      at_local: event.at_local,
      label: eventLabel(event),
      changes: [event.why, ...shownChanges.map(fieldChangeLabel)].filter((line) => line !== null),
      snapshot,
      undoVersion: event.version === undoable_version ? event.version : null,
    };
  });
  const sent = mails.map((mail) => ({
    key: `${mail.event_id} ${mail.recipient} ${mail.channel}`,
    at: mail.at,
    at_local: mail.at_local,
    label: mailLabel(mail),
    changes: [],
    snapshot: null,
    undoVersion: null,
  }));
  const opens = opened && {
    key: 'link-opened',
    at: opened.first_at,
    at_local: opened.first_at_local,
    label: 'Private link opened by the client',
    changes: opened.opens > 1 ? [`${opened.opens} times, last ${formatMoment(opened.last_at_local)}`] : [],
    snapshot: null,
    undoVersion: null,
  };
  return [...happened, ...sent, ...(opens ? [opens] : [])].toSorted((one, other) => one.at.localeCompare(other.at));
}
