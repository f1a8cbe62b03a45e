import type { OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RosterSkeleton, RosterTable } from './RosterTable.js';
import type { OpenedShift } from './shift/shift-draft.js';
import type { RosterUrlState } from './use-roster-url-state.js';
import { WeekView } from './week/WeekView.js';

const PlanView = onDemand(async () => (await import('./plan/PlanView.js')).PlanView, <RosterSkeleton />);

interface RosterContentProps {
  entries: OfficeRosterEntryDto[] | undefined;
  hasFailed: boolean;
  urlState: RosterUrlState;
  today: string | undefined;
  isReadOnly: boolean;
  seesLeave: boolean;
  /** The day of the latest change, with which the table begins. */
  changedOn: string | undefined;
  onUrlState: (change: Partial<RosterUrlState>) => void;
  onOpen: (shift: OpenedShift) => void;
  onDelete: (entry: OfficeRosterEntryDto) => void;
  onChanged: (date: string) => void;
  onRetry: () => void;
}

/** The shifts in the chosen view, or a message that they could not be loaded. */
export function RosterContent(props: RosterContentProps) {
  const { entries, hasFailed, today, isReadOnly, seesLeave, changedOn } = props;
  const { onUrlState, onOpen, onDelete, onChanged, onRetry } = props;
  const { view, week, person } = props.urlState;
  if (hasFailed && !entries) return <RetryPanel text="Failed to load roster" onRetry={onRetry} />;
  if (view === 'table' || !entries || !today)
    return (
      <RosterTable
        entries={entries}
        from={changedOn ?? today}
        actions={isReadOnly ? undefined : { onEdit: onOpen, onDelete }}
      />
    );
  const shared = { entries, today, week, onWeek: (monday: string | undefined) => onUrlState({ week: monday }) };
  if (view === 'plan' && !isReadOnly) return <PlanView {...shared} onOpen={onOpen} onChanged={onChanged} />;
  return (
    <WeekView
      {...shared}
      seesLeave={seesLeave}
      person={person}
      onPerson={(therapistId) => onUrlState({ person: therapistId })}
      onOpen={isReadOnly ? undefined : onOpen}
    />
  );
}
