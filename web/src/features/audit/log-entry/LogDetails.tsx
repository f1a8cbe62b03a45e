import { parseProblem } from '../../../shared/api/problem.js';
import { useGetActionLogQuery, type ActionLogDto } from '../../../shared/api/generated.js';
import { Drawer } from '../../../shared/ui/drawer/Drawer.js';
import { LogEntry } from './LogEntry.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';

interface LogDetailsProps {
  /** The entry's id; undefined while none is open. */
  id: string | undefined;
  /** The entry, where the list shows it, so that it need not be fetched. */
  listed: ActionLogDto | undefined;
  onClose: () => void;
}

/** One entry in full, wherever in the log it is. */
export function LogDetails({ id, listed, onClose }: LogDetailsProps) {
  const { currentData, error } = useGetActionLogQuery({ id: id ?? '' }, { skip: !id || listed !== undefined });
  const log = listed ?? currentData;
  return (
    <Drawer open={id !== undefined} onClose={onClose} title="Action details" size={468}>
      {log && <LogEntry log={log} />}
      {id && !log && !error && <RowsSkeleton label="Loading the entry" rows={5} />}
      {id && !log && error && (
        <p role="alert">
          {parseProblem(error)?.status === 404 ? 'There is no such entry in the log.' : 'Failed to load the entry.'}
        </p>
      )}
    </Drawer>
  );
}
