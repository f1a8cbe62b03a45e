import dayjs from 'dayjs';
import type { AsOfDto } from '../../shared/api/generated.js';

/** Says up to when a report counts what has happened: reports follow a moment behind. */
export function Freshness({ asOf }: { asOf: AsOfDto | undefined }) {
  return (
    <p className="freshness" role="status">
      {asOf ? words(asOf) : '\u00a0'}
    </p>
  );
}

function words({ is_current, at_local, seq }: AsOfDto): string {
  if (!at_local) return 'Nothing has happened yet.';
  const moment = dayjs(at_local).format('DD/MM/YYYY HH:mm:ss');
  return is_current
    ? `Up to date. Latest change counted: ${moment}, entry ${seq} of the log.`
    : `Counted up to ${moment}. Newer changes follow within a second.`;
}
