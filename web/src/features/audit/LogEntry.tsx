import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetEarlierDetailsQuery, type ActionLogDto } from '../../shared/api/generated.js';
import { type Fact, FactList } from '../../shared/FactList.js';
import { ActionBadge } from './LogTable.js';
import { LogChanges } from './LogChanges.js';
import { changesOf, isComparison } from './log-changes.js';
import { doerOf, timestamp, valueText } from './log-words.js';

export function LogEntry({ log }: { log: ActionLogDto }) {
  const isAboutBooking = log.kind === 'update' && typeof log.details.booking_id === 'string';
  const { currentData: earlier } = useGetEarlierDetailsQuery({ id: log.id }, { skip: !isAboutBooking });
  const changes = changesOf(log.details, earlier);
  const facts: Fact[] = [
    ['Timestamp', timestamp(log.created_at_local)],
    ['Admin User', doerOf(log)],
    ['Action Type', <ActionBadge key="type" log={log} />],
    ['Place in the log', log.seq],
    ...Object.entries(log.details)
      .filter(([name]) => !changes.some(({ field }) => field === name) && !isComparison(name))
      .map(([name, value]): Fact => [name, detail(name, value)]),
  ];
  return (
    <>
      <FactList facts={facts} className="log-facts" />
      {changes.length > 0 && <LogChanges changes={changes} />}
    </>
  );
}

/** A booking can be looked up; everything else is what it says. */
function detail(name: string, value: unknown): ReactNode {
  const text = valueText(value);
  return name === 'booking_id' ? <Link to={`/bookings?booking=${text}`}>{text}</Link> : text;
}
