import { Form, Input, InputNumber, Switch } from 'antd';
import { useState } from 'react';
import type { RoomDto } from '../../../../shared/api/generated.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { RecordConflictAlert } from '../../../../shared/ui/conflict/RecordConflictAlert.js';
import { REPLACE_THEIRS } from '../../../../shared/ui/conflict/replace-theirs.js';
import { useEditConflict } from '../../../../shared/ui/conflict/use-edit-conflict.js';
import { useUnsavedDialog } from '../../../../shared/unsaved/use-unsaved-dialog.js';
import { minLength } from '../../records/field-rules.js';
import { NoOtherRoomAlert } from './NoOtherRoomAlert.js';
import { type RoomValues, useSaveRoom } from './use-save-room.js';

interface RoomDialogProps {
  room: RoomDto;
  /** All rooms, including changes that somebody else has saved meanwhile. */
  rooms: RoomDto[];
  onClosed: () => void;
}

const toValues = ({ name, places, is_active }: RoomDto): RoomValues => ({ name, places, is_active });

/** A dialog that renames a room, changes its places, or takes it out of use and back. */
export function RoomDialog({ room, rooms, onClosed }: RoomDialogProps) {
  const [form] = Form.useForm<RoomValues>();
  const [isTouched, setTouched] = useState(false);
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const latest = rooms.find(({ id }) => id === room.id);
  const conflict = useEditConflict(room, latest);
  const { save, isSaving, stuck, clearStuck } = useSaveRoom({ room, form, conflict, onSaved: close });
  const loadTheirs = () => {
    const theirs = conflict.loadTheirs();
    if (theirs) form.setFieldsValue(toValues(theirs));
    setTouched(false);
  };

  return (
    <Dialog
      open={isOpen}
      title="Edit Room"
      okText={conflict.isReplacing ? REPLACE_THEIRS : 'Save'}
      isBusy={isSaving}
      onOk={form.submit}
      onCancel={leave}
      afterClose={onClosed}
      width={468}
    >
      {conflict.isReplacing && <RecordConflictAlert onLoadLatest={loadTheirs} />}
      {stuck.length > 0 && <NoOtherRoomAlert ids={stuck} />}
      <Form<RoomValues>
        form={form}
        name="room"
        layout="vertical"
        requiredMark={false}
        initialValues={toValues(room)}
        onValuesChange={() => {
          setTouched(true);
          clearStuck();
        }}
        onFinish={(values) => void save(values)}
      >
        <RoomFields />
        {/* Enter saves, too. */}
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}

function RoomFields() {
  return (
    <>
      <Form.Item name="name" label="Name *" rules={[minLength(1, 'Please name the room')]}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="places" label="Places" extra="More than one for people who come together.">
        <InputNumber min={1} max={10} precision={0} />
      </Form.Item>
      <Form.Item
        name="is_active"
        label="In use"
        valuePropName="checked"
        extra="Upcoming bookings get another room when it goes out of use."
      >
        <Switch />
      </Form.Item>
    </>
  );
}
