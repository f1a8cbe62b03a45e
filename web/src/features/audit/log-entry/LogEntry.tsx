import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetEarlierDetailsQuery, type ActionLogDto } from '../../../shared/api/generated.js';
import { type DescriptionItem, DescriptionList } from '../../../shared/ui/DescriptionList.js';
import { LogSentence } from '../action-log/LogSentence.js';
import { ActionBadge } from '../action-log/LogTable.js';
import { LogChanges } from './LogChanges.js';
import { diffDetails, isComparison } from './log-changes.js';
import { formatActor, formatTimestamp, formatValue } from '../action-log/log-labels.js';
import styles from './log-entry.module.css';

export function LogEntry({ log }: { log: ActionLogDto }) {
  const mayHaveEarlier = log.kind === 'update' && isAboutBooking(log);
  const { currentData: earlier } = useGetEarlierDetailsQuery({ id: log.id }, { skip: !mayHaveEarlier });
  const changes = diffDetails(log.details, earlier);
  const items: DescriptionItem[] = [
    ['Timestamp', formatTimestamp(log.created_at_local)],
    ['Admin User', formatActor(log)],
    ['Action Type', <ActionBadge key="type" log={log} />],
    ['Place in the log', log.seq],
    ...Object.entries(log.details)
      .filter(([name]) => !changes.some(({ field }) => field === name) && !isComparison(name))
      .map(([name, value]): DescriptionItem => [name, detail(name, value)]),
  ];
  return (
    <>
      <p className={styles.sentence}>
        <LogSentence parts={log.sentence} />
      </p>
      {isAboutBooking(log) && (
        <p>
          <Link to={toPastPath(log)}>The booking as it was then</Link>
        </p>
      )}
      <DescriptionList items={items} className={styles.list} />
      {changes.length > 0 && <LogChanges changes={changes} />}
    </>
  );
}

const isAboutBooking = ({ details }: ActionLogDto) => typeof details.booking_id === 'string';

/** Returns the link to the office right after the entry, on the day that the booking had then. */
function toPastPath({ details, seq }: ActionLogDto): string {
  return `/past?${new URLSearchParams({ seq: String(seq), booking: String(details.booking_id) })}`;
}

/** Renders the value of a detail; a booking's id becomes a link. */
function detail(name: string, value: unknown): ReactNode {
  const text = formatValue(value);
  return name === 'booking_id' ? <Link to={`/bookings?booking=${text}`}>{text}</Link> : text;
}
