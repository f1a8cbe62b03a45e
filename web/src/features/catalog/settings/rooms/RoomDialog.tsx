import { useState } from 'react';
import type { RoomDto } from '../../../../shared/api/generated.js';
import { RecordConflictAlert } from '../../../../shared/ui/conflict/RecordConflictAlert.js';
import { REPLACE_THEIRS } from '../../../../shared/ui/conflict/replace-theirs.js';
import { useEditConflict } from '../../../../shared/ui/conflict/use-edit-conflict.js';
import { FormDialog } from '../../../../shared/ui/form/FormDialog.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../../shared/ui/form/use-form.js';
import { NumberInput } from '../../../../shared/ui/inputs/NumberInput.js';
import { Switch } from '../../../../shared/ui/inputs/Switch.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';
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
  const form = useForm<RoomValues>();
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
    <FormDialog<RoomValues>
      open={isOpen}
      title="Edit Room"
      okText={conflict.isReplacing ? REPLACE_THEIRS : 'Save'}
      isBusy={isSaving}
      onCancel={leave}
      afterClose={onClosed}
      width={468}
      form={form}
      name="room"
      initialValues={toValues(room)}
      onValuesChange={() => {
        setTouched(true);
        clearStuck();
      }}
      onSubmit={(values) => void save(values)}
      notices={
        <>
          {conflict.isReplacing && <RecordConflictAlert onLoadLatest={loadTheirs} />}
          {stuck.length > 0 && <NoOtherRoomAlert ids={stuck} />}
        </>
      }
    >
      <RoomFields />
    </FormDialog>
  );
}

function RoomFields() {
  return (
    <>
      <FormItem name="name" label="Name *" rules={[minLength(1, 'Please name the room')]}>
        <TextInput maxLength={60} autoComplete="off" />
      </FormItem>
      <FormItem name="places" label="Places" extra="More than one for people who come together.">
        <NumberInput min={1} max={10} precision={0} hasArrows />
      </FormItem>
      <FormItem
        name="is_active"
        label="In use"
        valuePropName="checked"
        extra="Upcoming bookings get another room when it goes out of use."
      >
        <Switch />
      </FormItem>
    </>
  );
}
