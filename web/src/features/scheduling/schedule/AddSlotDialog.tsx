import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import type { NewTimeSlotDto } from '../../../shared/api/generated.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { SLOT_TYPE_OPTIONS } from '../time-slots/slot-messages.js';

interface AddSlotDialogProps {
  /** Tells whether it was added. */
  onAdd: (slot: NewTimeSlotDto) => Promise<boolean>;
  onClose: () => void;
}

export function AddSlotDialog({ onAdd, onClose }: AddSlotDialogProps) {
  const [isSaving, setSaving] = useState(false);
  const [draft, setDraft] = useState<NewTimeSlotDto>({ start_time: '', end_time: '', shift_type: 'Morning' });
  const { isOpen, close, leave } = useUnsavedDialog(Boolean(draft.start_time || draft.end_time));
  const submit = async () => {
    setSaving(true);
    const isAdded = await onAdd(draft);
    setSaving(false);
    if (isAdded) close();
  };
  const time = (field: 'start_time' | 'end_time') => ({
    id: `slot-${field}`,
    type: 'time',
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  });
  return (
    <Modal
      open={isOpen}
      title="Add Time Slot"
      okText={isSaving ? 'Processing...' : 'Add Time Slot'}
      okButtonProps={{ disabled: isSaving }}
      onOk={submit}
      onCancel={leave}
      afterClose={onClose}
      width={420}
    >
      <Form layout="vertical" component="div" className="block-fields">
        <div className="block-times">
          <Form.Item label="Start time *" htmlFor="slot-start_time">
            <Input {...time('start_time')} />
          </Form.Item>
          <Form.Item label="End time *" htmlFor="slot-end_time">
            <Input {...time('end_time')} />
          </Form.Item>
        </div>
        <Form.Item label="Shift type" htmlFor="slot-type">
          <Select
            id="slot-type"
            options={SLOT_TYPE_OPTIONS}
            value={draft.shift_type}
            onChange={(shift_type) => setDraft({ ...draft, shift_type })}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
