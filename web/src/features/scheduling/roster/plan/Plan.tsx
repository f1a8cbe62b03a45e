import { useState } from 'react';
import { type LeaveDto, type ShiftTypes, useListRosterPatternsQuery } from '../../../../shared/api/generated.js';
import { onDemand } from '../../../../shared/ui/on-demand.js';
import type { Person } from '../week/week-types.js';
import { type PlanDialogName, PlanDialogs } from './dialogs/PlanDialogs.js';
import { usePlanEdits } from './edits/use-plan-edits.js';
import { PlanGrid } from './grid/PlanGrid.js';
import type { PlanShift } from './plan-shift.js';
import { PlanDialogButtons } from './PlanDialogButtons.js';
import { PlanToolbar } from './PlanToolbar.js';
import { SelectionBar } from './SelectionBar.js';

const PatternDialog = onDemand(async () => (await import('./dialogs/patterns/PatternDialog.js')).PatternDialog);

interface PlanProps {
  dates: string[];
  people: Person[];
  shifts: readonly PlanShift[];
  leave: readonly LeaveDto[];
  today: string;
  types: ShiftTypes;
  onOpen: (id: string) => void;
  onChanged: (date: string) => void;
}

/** The plan's grid with its tools. */
export function Plan({ dates, people, shifts, leave, today, types, onOpen, onChanged }: PlanProps) {
  const { data: patterns } = useListRosterPatternsQuery();
  const [dialog, setDialog] = useState<PlanDialogName>();
  const [person, setPerson] = useState<Person>();
  const shown = shifts.filter(({ roster_date }) => dates.includes(roster_date));
  const axes = { people: people.map(({ id }) => id), dates };
  const edits = usePlanEdits({ axes, shifts: shown, today, types, onOpen });
  const { brush, isDraft, selected, select } = edits;
  return (
    <>
      <PlanToolbar
        {...{ types, brush, isDraft }}
        onBrush={edits.setBrush}
        onDraft={edits.setDraft}
        onEditTypes={() => setDialog('types')}
      >
        <PlanDialogButtons drafts={shifts.filter((shift) => shift.isDraft).length} onOpen={setDialog} />
      </PlanToolbar>
      <SelectionBar
        count={selected.size}
        isBusy={edits.isChanging}
        onEdit={edits.editSelected}
        onDuplicate={edits.duplicate}
        onDelete={edits.remove}
        onClear={() => select([])}
      />
      <PlanGrid
        {...edits.gestures}
        {...{ people, dates, today, leave, selected, types }}
        keys={edits.keys}
        shifts={shown}
        isPainting={brush !== undefined}
        isBusy={edits.isChanging}
        patterned={new Set(patterns?.patterns.map(({ therapist_id }) => therapist_id))}
        onPerson={({ id }) => select(shown.filter(({ therapist_id }) => therapist_id === id).map((each) => each.id))}
        onPattern={setPerson}
      />
      {dialog && (
        <PlanDialogs
          name={dialog}
          {...{ dates, people, shifts, isDraft }}
          chosen={edits.therapistIds}
          onDone={onChanged}
          onClose={() => setDialog(undefined)}
        />
      )}
      {person && patterns && (
        <PatternDialog
          patterns={patterns.patterns.filter(({ therapist_id }) => therapist_id === person.id)}
          today={today}
          onClose={() => setPerson(undefined)}
        />
      )}
    </>
  );
}
