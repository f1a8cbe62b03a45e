import type { ComponentProps, ReactNode } from 'react';
import type { ActionLogDto } from '../../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { LogSentence } from './LogSentence.js';
import { formatActor, formatTimestamp } from './log-labels.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { Badge } from '../../../shared/ui/badge/Badge.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './action-logs.module.css';

interface LogTableProps {
  /** Undefined while they load for the first time. */
  logs: ActionLogDto[] | undefined;
  /** A hint where else to look, shown when there are no entries. */
  elsewhere?: ReactNode;
  onOpen: (log: ActionLogDto) => void;
}

export function LogTable({ logs, elsewhere, onOpen }: LogTableProps) {
  if (!logs) return <RowsSkeleton label="Loading action logs" rows={12} />;
  return (
    <DataTable
      className={styles.table}
      asCards
      isFramed
      aria-labelledby="action-logs"
      columns={columns(onOpen)}
      rows={logs}
      rowKey={({ id }) => id}
      empty={
        <>
          <p>No logs found</p>
          {elsewhere}
        </>
      }
    />
  );
}

const MAX_PREVIEW_LENGTH = 100;

const columns = (onOpen: LogTableProps['onOpen']): TableColumn<ActionLogDto>[] => [
  {
    title: 'Timestamp',
    className: classes(styles.time, styles.nowrap),
    cell: (log) => {
      const timestamp = formatTimestamp(log.created_at_local);
      return (
        <RowLink onClick={() => onOpen(log)} aria-label={`View details of ${log.action_type}, ${timestamp}`}>
          {timestamp}
        </RowLink>
      );
    },
  },
  { title: 'Admin User', className: styles.nowrap, cell: (log) => formatActor(log) },
  { title: 'Action Type', className: styles.nowrap, cell: (log) => <ActionBadge log={log} /> },
  {
    title: 'Details',
    className: styles.details,
    cell: (log) => <LogSentence parts={log.sentence} maxLength={MAX_PREVIEW_LENGTH} />,
  },
];

const KIND_TONES: Partial<Record<ActionLogDto['kind'], ComponentProps<typeof Badge>['tone']>> = {
  create: 'good',
  update: 'accent',
  delete: 'bad',
};

export function ActionBadge({ log }: { log: ActionLogDto }) {
  return <Badge tone={KIND_TONES[log.kind]}>{log.action_type}</Badge>;
}
