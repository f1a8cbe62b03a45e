import type { RoomDto } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { ArrowUpIcon, EditIcon, TrashIcon } from '../../../../shared/ui/icons.js';
import { askQuestion } from '../../../../shared/ui/question.js';
import { RowButton } from '../../../../shared/ui/row-button/RowButton.js';
import { Rows } from '../../../../shared/ui/rows/Rows.js';
import { toastActionError } from '../../records/save-toasts.js';
import { describeRoom } from './room-text.js';
import { useOrderRoomsMutation, useRemoveRoomMutation } from './rooms-api.js';

interface RoomListProps {
  rooms: RoomDto[];
  onEdit: (room: RoomDto) => void;
}

/** The rooms in the order in which they are assigned. */
export function RoomList({ rooms, onEdit }: RoomListProps) {
  const [order, ordering] = useOrderRoomsMutation();
  const [remove] = useRemoveRoomMutation();
  const raise = async (nth: number) => {
    const ids = rooms.map(({ id }) => id);
    const { error } = await order({ roomOrderDto: { ids: ids.with(nth, ids[nth - 1]!).with(nth - 1, ids[nth]!) } });
    if (error) toastActionError(error, 'Failed to move the room');
  };
  const submitRemoval = async ({ id, name, version }: RoomDto) => {
    const { error } = await remove({ id, version });
    if (error) toastActionError(error, parseProblem(error)?.detail ?? 'Failed to delete the room');
    else toast(successToast(`${name} has been deleted`));
  };
  const askRemoval = (room: RoomDto) =>
    askQuestion({
      title: `Delete ${room.name}?`,
      content: 'It has never been booked.',
      okText: 'Delete Room',
      isDanger: true,
      cancelText: 'Keep Room',
      onOk: () => submitRemoval(room),
    });
  return (
    <Rows as="ol" aria-label="Rooms, in the order in which they are assigned" className="rooms">
      {rooms.map((room, nth) => (
        <li key={room.id} data-inactive={!room.is_active || undefined}>
          <span className="room-text">
            <strong>{room.name}</strong>
            <span className="second">{describeRoom(room)}</span>
          </span>
          <span className="room-actions">
            {nth > 0 && (
              <RowButton
                hint="Assign earlier"
                label={`Assign ${room.name} earlier`}
                icon={<ArrowUpIcon />}
                onClick={() => void raise(nth)}
                disabled={ordering.isLoading}
              />
            )}
            <RowButton hint="Edit room" label={`Edit ${room.name}`} icon={<EditIcon />} onClick={() => onEdit(room)} />
            {room.is_unused && (
              <RowButton
                hint="Delete room"
                label={`Delete ${room.name}`}
                icon={<TrashIcon />}
                onClick={() => askRemoval(room)}
              />
            )}
          </span>
        </li>
      ))}
    </Rows>
  );
}
