import { Button } from 'antd';
import { useState } from 'react';
import { type LeaveDto, type ShiftTypes, useListRosterPatternsQuery } from '../../../../shared/api/generated.js';
import { onDemand } from '../../../../shared/ui/on-demand.js';
import type { Person } from '../week/week-types.js';
import { PlanGrid } from './grid/PlanGrid.js';
import type { PlanShift } from './plan-shift.js';
import { type Brush, PlanToolbar } from './PlanToolbar.js';
import { SelectionBar } from './SelectionBar.js';
import { usePlanActions } from './use-plan-actions.js';

const CopyDialog = onDemand(async () => (await import('./dialogs/CopyDialog.js')).CopyDialog);
const RepeatDialog = onDemand(async () => (await import('./dialogs/RepeatDialog.js')).RepeatDialog);
const TemplatesDialog = onDemand(async () => (await import('./dialogs/TemplatesDialog.js')).TemplatesDialog);
const PublishDialog = onDemand(async () => (await import('./dialogs/PublishDialog.js')).PublishDialog);
const PatternDialog = onDemand(async () => (await import('./dialogs/PatternDialog.js')).PatternDialog);
const ShiftTypesDialog = onDemand(async () => (await import('./dialogs/ShiftTypesDialog.js')).ShiftTypesDialog);

const DIALOGS = { copy: CopyDialog, repeat: RepeatDialog, templates: TemplatesDialog, publish: PublishDialog };

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

/** The grid with its tools, for days that are shown. */
export function Plan({ dates, people, shifts, leave, today, types, onOpen, onChanged }: PlanProps) {
  const { data: patterns } = useListRosterPatternsQuery();
  const [brush, setBrush] = useState<Brush>();
  const [isDraft, setDraft] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<keyof typeof DIALOGS | 'types'>();
  const [person, setPerson] = useState<Person>();
  const shown = shifts.filter(({ roster_date }) => dates.includes(roster_date));
  const selected = new Set(shown.map(({ id }) => id).filter((id) => picked.has(id)));
  const chosen = [...new Set(shown.filter(({ id }) => selected.has(id)).map(({ therapist_id }) => therapist_id))];
  const { gestures, keys, isChanging, remove, duplicate } = usePlanActions({
    axes: { people: people.map(({ id }) => id), dates },
    shifts: shown,
    selected,
    onSelect: (ids) => setPicked(new Set(ids)),
    today,
    types,
    brush,
    onBrush: setBrush,
    isDraft,
    onOpen,
  });
  const [only] = selected;
  const draftCount = shifts.filter((shift) => shift.isDraft).length;
  const Dialog = dialog && dialog !== 'types' ? DIALOGS[dialog] : undefined;
  return (
    <>
      <PlanToolbar
        types={types}
        brush={brush}
        onBrush={setBrush}
        isDraft={isDraft}
        onDraft={setDraft}
        onEditTypes={() => setDialog('types')}
      >
        <Button onClick={() => setDialog('repeat')}>Repeat…</Button>
        <Button onClick={() => setDialog('copy')}>Copy Days…</Button>
        <Button onClick={() => setDialog('templates')}>Templates…</Button>
        <Button
          type={draftCount > 0 ? 'primary' : 'default'}
          disabled={draftCount === 0}
          onClick={() => setDialog('publish')}
        >
          {draftCount > 0 ? `Publish ${draftCount} ${draftCount === 1 ? 'Draft' : 'Drafts'}…` : 'No Drafts'}
        </Button>
      </PlanToolbar>
      <SelectionBar
        count={selected.size}
        isBusy={isChanging}
        onEdit={selected.size === 1 && only && !isDraftShift(shown, only) ? () => onOpen(only) : undefined}
        onDuplicate={duplicate}
        onDelete={remove}
        onClear={() => setPicked(new Set())}
      />
      <PlanGrid
        {...gestures}
        people={people}
        dates={dates}
        today={today}
        shifts={shown}
        leave={leave}
        selected={selected}
        types={types}
        isPainting={brush !== undefined}
        isBusy={isChanging}
        keys={keys}
        patterned={new Set(patterns?.patterns.map(({ therapist_id }) => therapist_id))}
        onPerson={({ id }) =>
          setPicked(new Set(shown.filter(({ therapist_id }) => therapist_id === id).map((each) => each.id)))
        }
        onPattern={setPerson}
      />
      {Dialog && (
        <Dialog
          dates={dates}
          people={people}
          shifts={shifts}
          chosen={chosen}
          isDraft={isDraft}
          onDone={onChanged}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'types' && <ShiftTypesDialog onClose={() => setDialog(undefined)} />}
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

const isDraftShift = (shifts: readonly PlanShift[], id: string) =>
  shifts.some((shift) => shift.id === id && shift.isDraft);
