import { Alert, Form, Input, InputNumber, Modal, Switch } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RoomDto } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../../shared/toast/toasts.js';
import { RecordConflictAlert } from '../../../../shared/ui/conflict/RecordConflictAlert.js';
import { REPLACE_THEIRS } from '../../../../shared/ui/conflict/replace-theirs.js';
import { useEditConflict } from '../../../../shared/ui/conflict/use-edit-conflict.js';
import { askQuestion } from '../../../../shared/ui/question.js';
import { useUnsavedDialog } from '../../../../shared/unsaved/use-unsaved-dialog.js';
import { minLength } from '../../records/field-rules.js';
import { toastSaveError } from '../../records/save-toasts.js';
import { useEditRoomMutation } from './rooms-api.js';

interface RoomDialogProps {
  room: RoomDto;
  /** All rooms, including changes that somebody else has saved meanwhile. */
  rooms: RoomDto[];
  onClosed: () => void;
}

type Values = Pick<RoomDto, 'name' | 'places' | 'is_active'>;

const toValues = ({ name, places, is_active }: RoomDto): Values => ({ name, places, is_active });

/** A dialog that renames a room, changes its places, or takes it out of use and back. */
export function RoomDialog({ room, rooms, onClosed }: RoomDialogProps) {
  const [form] = Form.useForm<Values>();
  const [isTouched, setTouched] = useState(false);
  /** Ids of the bookings for which no other room is free, listed when somebody chooses to look at them first. */
  const [stuck, setStuck] = useState<string[]>([]);
  const [edit, { isLoading }] = useEditRoomMutation();
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const latest = rooms.find(({ id }) => id === room.id);
  const conflict = useEditConflict(room, latest);

  const submit = async (values: Values, keep = false): Promise<void> => {
    const editRoomDto = { ...values, version: conflict.expectedVersion, keep };
    const { error } = await edit({ id: room.id, editRoomDto });
    if (!error) {
      toast(successToast(`${values.name.trim()} has been updated`));
      return close();
    }
    const problem = parseProblem(error);
    if (problem?.code === 'bookings-in-the-way') {
      const ids = problem.in_the_way ?? [];
      setStuck(ids);
      return askToKeep(ids, room, () => void submit(values, true));
    }
    if (problem?.code === 'room-exists') return toast(errorToast(problem.detail ?? 'There is such a room already'));
    conflict.setRefused(toastSaveError(error, 'Failed to save the room') === 'conflict');
  };
  const loadTheirs = () => {
    const theirs = conflict.loadTheirs();
    if (theirs) form.setFieldsValue(toValues(theirs));
    setTouched(false);
  };

  return (
    <Modal
      open={isOpen}
      title="Edit Room"
      okText={isLoading ? 'Processing...' : conflict.isReplacing ? REPLACE_THEIRS : 'Save'}
      okButtonProps={{ disabled: isLoading }}
      onOk={form.submit}
      onCancel={leave}
      afterClose={onClosed}
      width={468}
    >
      {conflict.isReplacing && <RecordConflictAlert onLoadLatest={loadTheirs} />}
      {stuck.length > 0 && <StuckAlert ids={stuck} />}
      <Form<Values>
        form={form}
        name="room"
        layout="vertical"
        requiredMark={false}
        initialValues={toValues(room)}
        onValuesChange={() => {
          setTouched(true);
          setStuck([]);
        }}
        onFinish={(values) => void submit(values)}
      >
        <RoomFields />
        {/* Enter saves, too. */}
        <button type="submit" hidden />
      </Form>
    </Modal>
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
        extra="Bookings to come get another room when it goes out of use."
      >
        <Switch />
      </Form.Item>
    </>
  );
}

function StuckAlert({ ids }: { ids: string[] }) {
  return (
    <Alert
      type="warning"
      role="alert"
      className="rooms-first"
      title={toStuckTitle(ids)}
      description={
        <ul role="list">
          {ids.slice(0, 8).map((id, nth) => (
            <li key={id}>
              <Link to={`/bookings?booking=${id}`}>Open booking {nth + 1} to move it</Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}

function askToKeep(ids: string[], { name }: RoomDto, onKeep: () => void): void {
  askQuestion({
    title: toStuckTitle(ids),
    content: `They can stay in ${name} all the same.`,
    okText: 'Keep Bookings and Save',
    cancelText: 'Move Them First',
    onOk: onKeep,
  });
}

const toStuckTitle = ({ length }: string[]): string =>
  length === 1
    ? 'No other room is free for one booking to come'
    : `No other room is free for ${length} bookings to come`;
