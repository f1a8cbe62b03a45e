import { Button, Input, Select } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { NewTimeSlotDto } from '../../../shared/api/generated.js';
import { kinds } from './slot-words.js';

interface SlotEditorProps {
  /** What it begins with; a new slot begins empty, in the morning. */
  slot?: NewTimeSlotDto;
  /** Tells whether it was saved. */
  onSave: (slot: NewTimeSlotDto) => Promise<boolean>;
  /** Absent: there is nothing to go back to. */
  onCancel?: () => void;
}

const empty: NewTimeSlotDto = { start_time: '', end_time: '', shift_type: 'Morning' };

/** Start, end and shift type of a time slot in one line. */
export function SlotEditor({ slot = empty, onSave, onCancel }: SlotEditorProps) {
  const [draft, setDraft] = useState(slot);
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const isSaved = await onSave({ ...draft, start_time: draft.start_time.trim(), end_time: draft.end_time.trim() });
    setSaving(false);
    if (isSaved && !onCancel) setDraft(empty);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.();
  };
  const time = (field: 'start_time' | 'end_time', name: string) => ({
    'aria-label': `${name} time`,
    placeholder: `${name} HH:MM`,
    maxLength: 8,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  });
  return (
    <form className="slot-editor" onSubmit={save} onKeyDown={leave} noValidate>
      <Input autoFocus={onCancel !== undefined} {...time('start_time', 'Start')} />
      <Input {...time('end_time', 'End')} />
      <Select
        aria-label="Shift type"
        options={kinds}
        value={draft.shift_type}
        onChange={(shift_type) => setDraft({ ...draft, shift_type })}
      />
      <span className="slot-editor-foot">
        <Button type={onCancel ? 'primary' : 'default'} htmlType="submit" disabled={isSaving}>
          {onCancel ? 'Save' : 'Add Time Slot'}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </span>
    </form>
  );
}
