import { Button, Table, type TableColumnsType } from 'antd';
import type { ActionLogDto } from '../../shared/api/generated.js';
import { doerOf, preview, timestamp } from './log-words.js';

interface LogTableProps {
  /** Absent while they load for the first time. */
  logs: ActionLogDto[] | undefined;
  onOpen: (log: ActionLogDto) => void;
}

export function LogTable({ logs, onOpen }: LogTableProps) {
  if (!logs) return <LogSkeleton />;
  return (
    <Table<ActionLogDto>
      className="log-table"
      columns={columns(onOpen)}
      dataSource={logs}
      rowKey="id"
      pagination={false}
      locale={{ emptyText: <p className="log-none">No logs found</p> }}
    />
  );
}

const columns = (onOpen: LogTableProps['onOpen']): TableColumnsType<ActionLogDto> => [
  {
    title: 'Timestamp',
    className: 'log-time',
    render: (_, { created_at_local }) => timestamp(created_at_local),
  },
  { title: 'Admin User', className: 'log-who', render: (_, log) => doerOf(log) },
  { title: 'Action Type', className: 'log-type', render: (_, log) => <ActionBadge log={log} /> },
  {
    title: 'Details',
    className: 'log-details',
    render: (_, log) => (
      <>
        <span>{preview(log.details)}</span>
        <Button type="link" onClick={() => onOpen(log)} aria-label={`Details of ${log.action_type}, ${timestamp(log.created_at_local)}`}>
          View
        </Button>
      </>
    ),
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
