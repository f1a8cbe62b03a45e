import { useState } from 'react';
import type { RoomDto, RoomListDto } from '../../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { RetryButton } from '../../../../shared/ui/load-failure/RetryButton.js';
import { onDemand } from '../../../../shared/ui/on-demand.js';
import { RoomList } from './RoomList.js';
import { RoomlessAlert } from './RoomlessAlert.js';
import { ServiceRooms } from './ServiceRooms.js';
import { useListRoomsQuery } from './rooms-api.js';
import './rooms.css';

const AddRoomsDialog = onDemand(async () => (await import('./AddRoomsDialog.js')).AddRoomsDialog);
const RoomDialog = onDemand(async () => (await import('./RoomDialog.js')).RoomDialog);

/** The rooms, for shops that have fewer rooms than therapists. */
export function RoomsCard() {
  const query = useListRoomsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, refetch } = query;
  const [opened, open] = useState<RoomDto>();
  const [isAdding, setAdding] = useState(false);
  useLoadFailureToast(query, 'Failed to load rooms');
  return (
    <section aria-labelledby="rooms" className="setting-card">
      <h2 id="rooms" className="type-item">
        Rooms
      </h2>
      <p className="second">
        For shops with fewer rooms than therapists at work: a time is free only while a room is. Clients do not see
        rooms.
      </p>
      {data ? (
        <Rooms list={data} onEdit={open} />
      ) : isError ? (
        <p>
          Failed to load rooms. <RetryButton onRetry={refetch} />
        </p>
      ) : (
        <span className="skeleton rooms-skeleton" role="status" aria-label="Loading rooms" />
      )}
      <footer className="setting-foot">
        <Button onClick={() => setAdding(true)} disabled={!data}>
          Add Rooms
        </Button>
      </footer>
      {isAdding && data && <AddRoomsDialog isFirst={data.rooms.length === 0} onClosed={() => setAdding(false)} />}
      {opened && <RoomDialog room={opened} rooms={data?.rooms ?? []} onClosed={() => open(undefined)} />}
    </section>
  );
}

function Rooms({ list, onEdit }: { list: RoomListDto; onEdit: (room: RoomDto) => void }) {
  const { rooms, services, bookings_without_room, bookings_without_room_total } = list;
  if (rooms.length === 0) return <p className="rooms-none">No rooms yet: bookings need no room.</p>;
  return (
    <>
      {bookings_without_room_total > 0 && (
        <RoomlessAlert bookings={bookings_without_room} total={bookings_without_room_total} />
      )}
      <RoomList rooms={rooms} onEdit={onEdit} />
      <ServiceRooms services={services} rooms={rooms} />
    </>
  );
}
