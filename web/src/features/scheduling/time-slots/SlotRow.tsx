import { useState } from 'react';
import type { OfficeTimeSlotDto } from '../../../shared/api/generated.js';
import { formatTime, formatTimeSpan, MIDNIGHT } from '../../../shared/dates/dates.js';
import { ArrowUpIcon, EditIcon, TrashIcon } from '../../../shared/ui/icons.js';
import { Switch } from '../../../shared/ui/inputs/Switch.js';
import type { SlotDraft, SlotType } from './slot-draft.js';
import { SlotEditor } from './SlotEditor.js';
import type { SlotActions } from './use-slot-actions.js';
import { RowButton } from '../../../shared/ui/row-button/RowButton.js';

/** A row of the table; the slot is edited in its place. */
export function SlotRow({ slot, actions, onMoveUp }: SlotProps & { onMoveUp: (() => void) | undefined }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing)
    return (
      <tr>
        <td colSpan={5}>
          <SlotEditing slot={slot} actions={actions} onDone={() => setEditing(false)} />
        </td>
      </tr>
    );
  return (
    <tr data-inactive={!slot.is_active || undefined}>
      <td className="slot-start">{slot.start_time}</td>
      <td className="slot-end">{slot.end_time === MIDNIGHT ? formatTime(MIDNIGHT) : slot.end_time}</td>
      <td className="slot-type">{slot.shift_type}</td>
      <td className="slot-status">
        <SlotSwitch slot={slot} actions={actions} />
        <span>{slot.is_active ? 'Active' : 'Inactive'}</span>
      </td>
      <td className="slot-actions">
        <SlotButtons slot={slot} actions={actions} onEdit={() => setEditing(true)} onMoveUp={onMoveUp} />
      </td>
    </tr>
  );
}

interface SlotProps {
  slot: OfficeTimeSlotDto;
  actions: SlotActions;
}

export function SlotEditing({ slot, actions, onDone }: SlotProps & { onDone: () => void }) {
  // The slot as it was when editing began; the list may change meanwhile.
  const [opened] = useState(slot);
  const { start_time, end_time, shift_type } = opened;
  const save = async (draft: SlotDraft) => {
    const isSaved = await actions.edit(opened, draft);
    if (isSaved) onDone();
    return isSaved;
  };
  const draft = { start_time, end_time, shift_type: shift_type as SlotType };
  return <SlotEditor slot={draft} onSave={save} onCancel={onDone} />;
}

export function SlotSwitch({ slot, actions }: SlotProps) {
  return (
    <Switch
      aria-label={`Offer ${formatTimeSpan(slot.start_time, slot.end_time)}`}
      checked={slot.is_active}
      onChange={(isActive) => void actions.toggle(slot, isActive)}
    />
  );
}

interface SlotButtonsProps extends SlotProps {
  onEdit: () => void;
  /** Undefined for the first slot, and where slots cannot be ordered. */
  onMoveUp?: (() => void) | undefined;
}

export function SlotButtons({ slot, actions, onEdit, onMoveUp }: SlotButtonsProps) {
  const which = formatTimeSpan(slot.start_time, slot.end_time);
  return (
    <span className="row-actions">
      {onMoveUp && <RowButton hint="Move up" label={`Move ${which} up`} icon={<ArrowUpIcon />} onClick={onMoveUp} />}
      <RowButton hint="Edit time slot" label={`Edit ${which}`} icon={<EditIcon />} onClick={onEdit} />
      <RowButton
        hint="Delete time slot"
        label={`Delete ${which}`}
        icon={<TrashIcon />}
        onClick={() => void actions.remove(slot)}
      />
    </span>
  );
}
