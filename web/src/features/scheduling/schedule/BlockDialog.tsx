import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useBlockTherapistDayMutation, useEditBlockMutation, type BlockDto } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { addMinutes } from '../../../shared/dates/dates.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { TimeSelect } from '../../../shared/ui/fields/TimeSelect.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { ConflictingBookingsAlert } from '../ConflictingBookingsAlert.js';
import { successToast, errorToast, missingFieldsToast } from '../../../shared/toast/toasts.js';
import { getConflictingIds, END_BEFORE_START, schedulingErrorToast } from '../scheduling-messages.js';

interface BlockDialogProps {
  therapistId: string;
  today: string;
  /** The day that it begins with. */
  date: string;
  /** The one that is changed; absent for a new one. */
  block?: BlockDto | undefined;
  onBlocked: (date: string) => void;
  onClose: () => void;
}

/** Blocks part of a day, or changes what is blocked. If it has bookings they are named and nothing is blocked. */
export function BlockDialog({ therapistId, today, date, block: opened, onBlocked, onClose }: BlockDialogProps) {
  const [draft, setDraft] = useState({
    blocked_date: opened?.blocked_date ?? date,
    start_time: opened?.start_time ?? '',
    end_time: opened?.end_time ?? '',
    reason: opened?.reason ?? '',
  });
  const [isTouched, setTouched] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const [conflictingIds, setConflictingIds] = useState<string[]>();
  const [block, blocking] = useBlockTherapistDayMutation();
  const [edit, editing] = useEditBlockMutation();
  const isLoading = blocking.isLoading || editing.isLoading;
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);

  const submit = async () => {
    const { blocked_date, start_time, end_time } = draft;
    const isComplete = Boolean(blocked_date && start_time && end_time);
    setIncomplete(!isComplete);
    if (!isComplete) return toast(missingFieldsToast('Please fill in all required fields'));
    if (blocked_date < today) return toast(errorToast('Cannot set availability for past dates'));
    if (end_time <= start_time) return toast(errorToast(END_BEFORE_START));
    const reason = draft.reason.trim() || null;
    const wanted = { blocked_date, start_time, end_time, reason };
    const { error } = opened
      ? await edit({ id: opened.id, editBlockDto: { ...wanted, version: opened.version } })
      : await block({ id: therapistId, newBlockDto: wanted });
    const bookings = getConflictingIds(error);
    if (bookings) return setConflictingIds(bookings);
    if (error) return toast(schedulingErrorToast(error, 'Failed to block time slot'));
    toast(successToast(opened ? 'Blocked time updated successfully' : 'Time slot blocked successfully'));
    close();
    onBlocked(blocked_date);
  };
  const change = (name: keyof typeof draft, value: string) => {
    const changed = { ...draft, [name]: value };
    if (name === 'start_time' && changed.end_time <= value) changed.end_time = anHourAfter(value);
    setDraft(changed);
    setTouched(true);
    setConflictingIds(undefined);
  };
  const field = (name: keyof typeof draft) => ({
    id: `block-${name}`,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const time = (name: 'start_time' | 'end_time') => ({
    id: `block-${name}`,
    value: draft[name],
    onChange: (value: string) => change(name, value),
  });
  const item = (name: keyof typeof draft, label: string) => ({
    label,
    htmlFor: `block-${name}`,
    validateStatus: isIncomplete && !draft[name] && name !== 'reason' ? ('error' as const) : undefined,
  });

  return (
    <Modal
      open={isOpen}
      title={opened ? 'Edit Blocked Time' : 'Block Slot'}
      okText={isLoading ? 'Processing...' : opened ? 'Save' : 'Block Slot'}
      okButtonProps={{ disabled: isLoading }}
      onOk={submit}
      onCancel={leave}
      afterClose={onClose}
      width={468}
    >
      <Form layout="vertical" component="div" className="block-fields">
        <Form.Item label="Date *" validateStatus={item('blocked_date', '').validateStatus}>
          <DateField
            label="Date"
            placeholder="DD/MM/YYYY"
            today={today}
            value={draft.blocked_date || undefined}
            onChange={(day) => change('blocked_date', day ?? '')}
          />
        </Form.Item>
        <div className="block-times">
          <Form.Item {...item('start_time', 'Start time *')}>
            <TimeSelect {...time('start_time')} />
          </Form.Item>
          <Form.Item {...item('end_time', 'End time *')}>
            <TimeSelect {...time('end_time')} />
          </Form.Item>
        </div>
        <Form.Item {...item('reason', 'Reason')} help="Optional. Clients do not see it.">
          <Input maxLength={500} {...field('reason')} />
        </Form.Item>
      </Form>
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

/** What most blocks last, until it is said otherwise; empty when the day has no such time. */
function anHourAfter(time: string): string {
  const end = addMinutes(time, 60);
  return end > time ? end : '';
}
