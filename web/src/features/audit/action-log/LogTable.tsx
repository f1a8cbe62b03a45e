import type { ReactNode } from 'react';
import type { ActionLogDto } from '../../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { LogSentence } from './LogSentence.js';
import { formatActor, formatTimestamp } from './log-labels.js';

interface LogTableProps {
  /** Undefined while they load for the first time. */
  logs: ActionLogDto[] | undefined;
  /** A hint where else to look, shown when there are no entries. */
  elsewhere?: ReactNode;
  onOpen: (log: ActionLogDto) => void;
}

export function LogTable({ logs, elsewhere, onOpen }: LogTableProps) {
  if (!logs) return <LogSkeleton />;
  return (
    <DataTable
      className="log-table"
      asCards
      columns={columns(onOpen)}
      rows={logs}
      rowKey={({ id }) => id}
      empty={
        <div className="log-none">
          <p>No logs found</p>
          {elsewhere}
        </div>
      }
    />
  );
}

const MAX_PREVIEW_LENGTH = 100;

const columns = (onOpen: LogTableProps['onOpen']): TableColumn<ActionLogDto>[] => [
  {
    title: 'Timestamp',
    className: 'log-time',
    cell: (log) => {
      const timestamp = formatTimestamp(log.created_at_local);
      return (
        <RowLink onClick={() => onOpen(log)} aria-label={`View details of ${log.action_type}, ${timestamp}`}>
          {timestamp}
        </RowLink>
      );
    },
  },
  { title: 'Admin User', className: 'log-who', cell: (log) => formatActor(log) },
  { title: 'Action Type', className: 'log-type', cell: (log) => <ActionBadge log={log} /> },
  {
    title: 'Details',
    className: 'log-details',
    cell: (log) => <LogSentence parts={log.sentence} maxLength={MAX_PREVIEW_LENGTH} />,
  },
];

export function ActionBadge({ log }: { log: ActionLogDto }) {
  return (
    <span className="log-badge" data-kind={log.kind}>
      {log.action_type}
    </span>
  );
}

function LogSkeleton() {
  return (
    <div className="log-skeleton" role="status" aria-label="Loading action logs">
      {Array.from({ length: 12 }, (_, row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}
