import { useState } from 'react';
import type { RoomDto } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../../shared/toast/toasts.js';
import type { useEditConflict } from '../../../../shared/ui/conflict/use-edit-conflict.js';
import type { FormHandle } from '../../../../shared/ui/form/form-handle.js';
import { askQuestion } from '../../../../shared/ui/question.js';
import { toastSaveError } from '../../records/save-toasts.js';
import { useEditRoomMutation } from './rooms-api.js';
import { toNoOtherRoomTitle } from './room-text.js';

/** The form's values for a room. */
export type RoomValues = Pick<RoomDto, 'name' | 'places' | 'is_active'>;

interface SaveRoomOptions {
  /** The room as it was opened. */
  room: RoomDto;
  form: FormHandle<RoomValues>;
  conflict: ReturnType<typeof useEditConflict<RoomDto>>;
  onSaved: () => void;
}

/**
 * Saves a room. Where no other room is free for some of its bookings, it asks whether they stay, and lists them until
 * `clearStuck` for somebody who moves them first.
 */
export function useSaveRoom({ room, form, conflict, onSaved }: SaveRoomOptions) {
  /** Ids of the bookings for which no other room is free. */
  const [stuck, setStuck] = useState<string[]>([]);
  const [edit, { isLoading }] = useEditRoomMutation();

  const save = async (values: RoomValues, keep = false): Promise<void> => {
    const editRoomDto = { ...values, version: conflict.expectedVersion, keep };
    const { error } = await edit({ id: room.id, editRoomDto });
    if (!error) {
      toast(successToast(`${values.name.trim()} has been updated`));
      return onSaved();
    }
    const problem = parseProblem(error);
    if (problem?.code === 'bookings-in-the-way') {
      const ids = problem.in_the_way ?? [];
      setStuck(ids);
      return askToKeep(ids, room, () => void save(values, true));
    }
    if (problem?.code === 'room-exists')
      return toast(errorToast(problem.detail ?? 'A room with this name already exists'));
    conflict.setRefused(toastSaveError(error, 'Failed to save the room', form) === 'conflict');
  };
  return { save, isSaving: isLoading, stuck, clearStuck: () => setStuck([]) };
}

function askToKeep(ids: string[], { name }: RoomDto, onKeep: () => void): void {
  askQuestion({
    title: toNoOtherRoomTitle(ids),
    content: `They can stay in ${name} anyway.`,
    okText: 'Keep bookings and save',
    cancelText: 'Move Them First',
    onOk: onKeep,
  });
}
