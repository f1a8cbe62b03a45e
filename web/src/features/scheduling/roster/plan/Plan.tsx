import { Button } from 'antd';
import { useState } from 'react';
import { type LeaveDto, type ShiftTypes, useListRosterPatternsQuery } from '../../../../shared/api/generated.js';
import { onDemand } from '../../../../shared/ui/on-demand.js';
import type { Person } from '../week/week-types.js';
import { type PlanDialogName, PlanDialogs } from './dialogs/PlanDialogs.js';
import { PlanGrid } from './grid/PlanGrid.js';
import type { PlanShift } from './plan-shift.js';
import { type Brush, PlanToolbar } from './PlanToolbar.js';
import { SelectionBar } from './SelectionBar.js';
import { usePlanActions } from './use-plan-actions.js';
import { usePlanSelection } from './use-plan-selection.js';

const PatternDialog = onDemand(async () => (await import('./dialogs/PatternDialog.js')).PatternDialog);

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
  const [brush, setBrush] = useState<Brush>();
  const [isDraft, setDraft] = useState(false);
  const [dialog, setDialog] = useState<PlanDialogName>();
  const [person, setPerson] = useState<Person>();
  const shown = shifts.filter(({ roster_date }) => dates.includes(roster_date));
  const { selected, therapistIds, select } = usePlanSelection(shown);
  const { gestures, keys, isChanging, remove, duplicate } = usePlanActions({
    axes: { people: people.map(({ id }) => id), dates },
    shifts: shown,
    onSelect: select,
    onBrush: setBrush,
    ...{ selected, today, types, brush, isDraft, onOpen },
  });
  const [only] = selected;
  return (
    <>
      <PlanToolbar
        {...{ types, brush, isDraft }}
        onBrush={setBrush}
        onDraft={setDraft}
        onEditTypes={() => setDialog('types')}
      >
        <DialogButtons drafts={shifts.filter((shift) => shift.isDraft).length} onOpen={setDialog} />
      </PlanToolbar>
      <SelectionBar
        count={selected.size}
        isBusy={isChanging}
        onEdit={selected.size === 1 && only && !isDraftShift(shown, only) ? () => onOpen(only) : undefined}
        onDuplicate={duplicate}
        onDelete={remove}
        onClear={() => select([])}
      />
      <PlanGrid
        {...gestures}
        {...{ people, dates, today, leave, selected, types, keys }}
        shifts={shown}
        isPainting={brush !== undefined}
        isBusy={isChanging}
        patterned={new Set(patterns?.patterns.map(({ therapist_id }) => therapist_id))}
        onPerson={({ id }) => select(shown.filter(({ therapist_id }) => therapist_id === id).map((each) => each.id))}
        onPattern={setPerson}
      />
      {dialog && (
        <PlanDialogs
          name={dialog}
          {...{ dates, people, shifts, isDraft }}
          chosen={therapistIds}
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

interface DialogButtonsProps {
  /** Number of drafts that can be published. */
  drafts: number;
  onOpen: (dialog: PlanDialogName) => void;
}

function DialogButtons({ drafts, onOpen }: DialogButtonsProps) {
  return (
    <>
      <Button onClick={() => onOpen('repeat')}>Repeat…</Button>
      <Button onClick={() => onOpen('copy')}>Copy Days…</Button>
      <Button onClick={() => onOpen('templates')}>Templates…</Button>
      <Button onClick={() => onOpen('changes')}>Latest Changes…</Button>
      <Button type={drafts > 0 ? 'primary' : 'default'} disabled={drafts === 0} onClick={() => onOpen('publish')}>
        {drafts > 0 ? `Publish ${drafts} ${drafts === 1 ? 'Draft' : 'Drafts'}…` : 'No Drafts'}
      </Button>
    </>
  );
}

const isDraftShift = (shifts: readonly PlanShift[], id: string) =>
  shifts.some((shift) => shift.id === id && shift.isDraft);
