import type { AsOfDto } from '../../shared/api/generated.js';
import { formatMomentAndYear } from '../../shared/dates/dates.js';
import reporting from './reporting.module.css';

export interface FreshnessProps {
  asOf: AsOfDto | undefined;
  /** The minute that the report was requested as of; left out for now. */
  asOfTime?: string | undefined;
}

/** Says until when a report counts events; reports are a moment behind. */
export function Freshness({ asOf, asOfTime }: FreshnessProps) {
  return (
    <p className={reporting.freshness} role="status">
      {asOf ? formatFreshness(asOf, asOfTime) : '\u00a0'}
    </p>
  );
}

function formatFreshness({ is_current, at_local, seq }: AsOfDto, asOfTime?: string): string {
  if (asOfTime) return `As it was on ${formatMomentAndYear(asOfTime)}: counted up to entry ${seq} of the log.`;
  if (!at_local) return 'Nothing has happened yet.';
  const moment = formatMomentAndYear(at_local);
  return is_current
    ? `Up to date. Latest change counted: ${moment}, entry ${seq} of the log.`
    : `Counted up to ${moment}. Newer changes follow within a second.`;
}
