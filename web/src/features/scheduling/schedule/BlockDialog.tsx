import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { BlockDto } from '../../../shared/api/generated.js';
import { addMinutes } from '../../../shared/dates/dates.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { TimeSelect } from '../../../shared/ui/fields/TimeSelect.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { ConflictingBookingsAlert } from '../ConflictingBookingsAlert.js';
import { type BlockDraft, useSaveBlock } from './use-save-block.js';

interface BlockDialogProps {
  therapistId: string;
  today: string;
  /** The initial day. */
  date: string;
  /** The block to change; undefined for a new one. */
  block?: BlockDto | undefined;
  onBlocked: (date: string) => void;
  onClose: () => void;
}

/** The dialog that adds or changes a block. If it would cover bookings, they are listed and nothing is saved. */
export function BlockDialog({ therapistId, today, date, block: opened, onBlocked, onClose }: BlockDialogProps) {
  const [draft, setDraft] = useState<BlockDraft>({
    blocked_date: opened?.blocked_date ?? date,
    start_time: opened?.start_time ?? '',
    end_time: opened?.end_time ?? '',
    reason: opened?.reason ?? '',
  });
  const [isTouched, setTouched] = useState(false);
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const onSaved = (day: string) => {
    close();
    onBlocked(day);
  };
  const { save, isSaving, isIncomplete, conflictingIds, clearConflict } = useSaveBlock({
    therapistId,
    today,
    opened,
    onSaved,
  });
  const change = (name: keyof BlockDraft, value: string) => {
    const changed = { ...draft, [name]: value };
    if (name === 'start_time' && changed.end_time <= value) changed.end_time = anHourAfter(value);
    setDraft(changed);
    setTouched(true);
    clearConflict();
  };

  return (
    <Modal
      open={isOpen}
      title={opened ? 'Edit Blocked Time' : 'Block Slot'}
      okText={isSaving ? 'Processing...' : opened ? 'Save' : 'Block Slot'}
      okButtonProps={{ disabled: isSaving }}
      onOk={() => save(draft)}
      onCancel={leave}
      afterClose={onClose}
      width={468}
    >
      <BlockFields {...{ draft, today, isIncomplete }} onChange={change} />
      {conflictingIds && (
        <ConflictingBookingsAlert
          title="There are bookings at that time"
          hint="They have to be moved or cancelled first."
          ids={conflictingIds}
          day={{ therapistId, date: draft.blocked_date }}
        />
      )}
    </Modal>
  );
}

interface BlockFieldsProps {
  draft: BlockDraft;
  today: string;
  isIncomplete: boolean;
  onChange: (name: keyof BlockDraft, value: string) => void;
}

function BlockFields({ draft, today, isIncomplete, onChange }: BlockFieldsProps) {
  const isMissing = (name: keyof BlockDraft) => (isIncomplete && !draft[name] ? ('error' as const) : undefined);
  const time = (name: 'start_time' | 'end_time', label: string) => (
    <Form.Item label={label} htmlFor={`block-${name}`} validateStatus={isMissing(name)}>
      <TimeSelect id={`block-${name}`} value={draft[name]} onChange={(value: string) => onChange(name, value)} />
    </Form.Item>
  );
  return (
    <Form layout="vertical" component="div" className="block-fields">
      <Form.Item label="Date *" validateStatus={isMissing('blocked_date')}>
        <DateField
          label="Date"
          placeholder="DD/MM/YYYY"
          today={today}
          value={draft.blocked_date || undefined}
          onChange={(day) => onChange('blocked_date', day ?? '')}
        />
      </Form.Item>
      <div className="block-times">
        {time('start_time', 'Start time *')}
        {time('end_time', 'End time *')}
      </div>
      <Form.Item label="Reason" htmlFor="block-reason" help="Optional. Clients do not see it.">
        <Input
          id="block-reason"
          maxLength={500}
          value={draft.reason}
          onChange={({ target }) => onChange('reason', target.value)}
        />
      </Form.Item>
    </Form>
  );
}

/** Returns the initial end of a block; empty when it would be after midnight. */
function anHourAfter(time: string): string {
  const end = addMinutes(time, 60);
  return end > time ? end : '';
}
