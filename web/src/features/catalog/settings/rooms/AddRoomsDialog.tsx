import { useState } from 'react';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../../shared/toast/toasts.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { Form } from '../../../../shared/ui/form/Form.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { TextArea } from '../../../../shared/ui/inputs/TextArea.js';
import { useUnsavedDialog } from '../../../../shared/unsaved/use-unsaved-dialog.js';
import { toastSaveError } from '../../records/save-toasts.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { parseNames } from './room-text.js';
import { useAddRoomsMutation } from './rooms-api.js';

interface AddRoomsDialogProps {
  /** Whether the shop has no rooms yet. */
  isFirst: boolean;
  onClosed: () => void;
}

/** A dialog that adds several rooms at once. From the first room on every booking needs one. */
export function AddRoomsDialog({ isFirst, onClosed }: AddRoomsDialogProps) {
  const [text, setText] = useState('');
  const [add, { isLoading }] = useAddRoomsMutation();
  const names = parseNames(text);
  const { isOpen, close, leave } = useUnsavedDialog(names.length > 0);
  const submit = async () => {
    const { error } = await add({ newRoomsDto: { rooms: names.map((name) => ({ name, places: 1 })) } });
    if (!error) {
      toast(successToast(names.length === 1 ? `${names[0]} has been added` : `${names.length} rooms have been added`));
      return close();
    }
    const problem = parseProblem(error);
    if (problem?.code === 'room-exists') toast(errorToast(problem.detail ?? 'A room with this name already exists'));
    else toastSaveError(error, 'Failed to add rooms');
  };
  return (
    <Dialog
      open={isOpen}
      title="Add Rooms"
      okText={names.length > 1 ? `Add ${names.length} Rooms` : 'Add Room'}
      isBusy={isLoading}
      isOkDisabled={names.length === 0}
      onOk={submit}
      onCancel={leave}
      afterClose={onClosed}
      width={468}
    >
      {isFirst && (
        <Alert
          type="info"
          className="rooms-first"
          title="Enter all of them at once"
          description="From the first room on a booking needs a free one. Upcoming bookings get rooms in order of their start."
        />
      )}
      <Form>
        <FormItem label="Names, one per line" htmlFor="room-names">
          <TextArea
            id="room-names"
            autoSize={{ minRows: 4, maxRows: 12 }}
            placeholder={'Room 1\nRoom 2'}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FormItem>
      </Form>
    </Dialog>
  );
}
