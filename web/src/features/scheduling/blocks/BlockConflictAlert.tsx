import type { BlockDto } from '../../../shared/api/generated.js';
import { formatShortDate, formatTimeSpan } from '../../../shared/dates/dates.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { compareValues } from '../../../shared/ui/conflict/compare-values.js';
import { RecordConflictAlert } from '../../../shared/ui/conflict/RecordConflictAlert.js';
import type { BlockDraft } from './block-draft.js';

interface BlockConflictAlertProps {
  opened: BlockDto | undefined;
  latest: BlockDto | undefined;
  draft: BlockDraft;
  /** The server's description of both versions, for when theirs is not loaded. */
  overtaken: string;
  onLoadLatest: () => void;
}

/** A warning in the block's dialog that somebody else saved first, with their values beside those entered here. */
export function BlockConflictAlert({ opened, latest, draft, overtaken, onLoadLatest }: BlockConflictAlertProps) {
  if (!latest || !opened) return <Alert type="warning" role="alert" title={overtaken} />;
  const fields = (of: (block: BlockDraft | BlockDto) => string) => ({
    theirs: of(latest),
    mine: of(draft),
    before: of(opened),
  });
  const compared = compareValues([
    { label: 'Date', ...fields(({ blocked_date: date }) => (date ? formatShortDate(date) : 'none')) },
    { label: 'Hours', ...fields(({ start_time, end_time }) => toHours(start_time, end_time)) },
    { label: 'Reason', ...fields(({ reason }) => reason || 'none') },
  ]);
  return <RecordConflictAlert compared={compared} onLoadLatest={onLoadLatest} />;
}

const toHours = (start: string, end: string): string => (start && end ? formatTimeSpan(start, end) : 'none');
