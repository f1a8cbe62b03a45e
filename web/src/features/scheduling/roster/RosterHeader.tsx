import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import type { ShopNow } from '../../../shared/dates/dates.js';
import { SickMenu } from '../../../shared/relocation/SickMenu.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { QuickActions } from './quick-actions/QuickActions.js';
import type { RosterView } from './use-roster-url-state.js';

interface RosterHeaderProps {
  view: RosterView;
  isReadOnly: boolean;
  therapists: readonly OfficeTherapistDto[];
  now: ShopNow | undefined;
  onView: (view: RosterView) => void;
  onAdd: () => void;
  /** Called with the first day to which a quick action has added shifts. */
  onChanged: (date: string | undefined) => void;
}

/** The choice of the view; for people who may edit also sickness, quick actions and a new shift. */
export function RosterHeader({ view, isReadOnly, therapists, now, onView, onAdd, onChanged }: RosterHeaderProps) {
  const people = therapists.filter(({ is_active }) => is_active);
  return (
    <header className="roster-head">
      <h2 id="roster" className="type-item">
        Daily Roster
      </h2>
      <Segmented
        aria-label="View"
        options={[
          { value: 'table' as const, label: 'Table' },
          { value: 'week' as const, label: 'Week' },
          ...(isReadOnly ? [] : [{ value: 'plan' as const, label: 'Plan' }]),
        ]}
        value={view}
        onChange={onView}
      />
      {!isReadOnly && (
        <>
          {now ? <SickMenu people={people} date={now.date} now={now} /> : <Button disabled>Sick today</Button>}
          <QuickActions onDone={({ added }) => onChanged(added[0]?.roster_date)} />
          <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
            Add Shift
          </Button>
        </>
      )}
    </header>
  );
}
