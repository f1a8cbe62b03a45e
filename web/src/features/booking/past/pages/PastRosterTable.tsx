import type { PastRosterDayDto, PastRosterDto, PastRosterTherapistDto } from '../../../../shared/api/generated.js';
import { formatBriefHours } from '../../../../shared/dates/format-brief-hours.js';
import { formatShortDate } from '../../../../shared/dates/dates.js';
import { DataTable, type TableColumn } from '../../../../shared/ui/table/DataTable.js';
import { formatWork } from '../format-span.js';
import { PastTherapistName } from '../PastTherapistName.js';

/** The shifts of a week, a column for each day. */
export function PastRosterTable({ roster }: { roster: PastRosterDto }) {
  return (
    <DataTable
      aria-label="The roster as it was"
      className="past-roster"
      asCards
      columns={[
        { title: 'Therapist', className: 'past-therapist', cell: (therapist) => <PastTherapistName {...therapist} /> },
        ...roster.days.map(toColumn),
      ]}
      rows={roster.therapists}
      rowKey={({ id }) => id}
      empty={<p>Nobody worked here yet.</p>}
    />
  );
}

function toColumn(day: PastRosterDayDto, nth: number): TableColumn<PastRosterTherapistDto> {
  return {
    title: (
      <>
        {formatShortDate(day.date)}
        <span className="past-roster-hours">{formatOpening(day)}</span>
      </>
    ),
    className: day.is_open ? '' : 'past-roster-closed',
    cell: ({ days }) => {
      const lines = formatWork(days[nth]!);
      if (lines.length === 0) return <span className="past-roster-none third">–</span>;
      return (
        <>
          <span className="past-list-label">{formatShortDate(day.date)}</span>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </>
      );
    },
  };
}

function formatOpening({ closure, is_open, opens_at, closes_at }: PastRosterDayDto): string {
  if (closure) return `Closed: ${closure}`;
  if (!is_open) return 'Closed';
  return opens_at && closes_at ? formatBriefHours(opens_at, closes_at) : '';
}
