import type { RoomDto, ServiceRoomsDto } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { toastActionError } from '../../records/save-toasts.js';
import { isNowhere } from './room-text.js';
import { useSetServiceRoomsMutation } from './rooms-api.js';

interface ServiceRoomsProps {
  services: ServiceRoomsDto[];
  rooms: RoomDto[];
}

const NO_ROOM = 'none';

/** The rooms of each service. Each choice is saved as it is made. */
export function ServiceRooms({ services, rooms }: ServiceRoomsProps) {
  const [save, { isLoading }] = useSetServiceRoomsMutation();
  const change = async ({ service_id, name, version, needs_no_room }: ServiceRoomsDto, chosen: string[]) => {
    // Rooms and "no room" exclude each other: what was chosen last counts.
    const isNone = chosen.includes(NO_ROOM) && !(needs_no_room && chosen.length > 1);
    const room_ids = isNone ? [] : chosen.filter((id) => id !== NO_ROOM);
    const { error } = await save({
      id: service_id,
      editServiceRoomsDto: { needs_no_room: isNone, room_ids, version },
    });
    if (error) toastActionError(error, `Failed to save the rooms of ${name}`);
    else toast(successToast(`Rooms of ${name} saved`));
  };
  const options = [
    { value: NO_ROOM, label: 'No room needed' },
    ...rooms.map(({ id, name, is_active }) => ({ value: id, label: is_active ? name : `${name} (not in use)` })),
  ];
  return (
    <>
      <h3 className="type-small-head">Treatments</h3>
      <ul role="list" aria-label="Rooms of treatments" className="service-rooms">
        {services.map((service) => (
          <li key={service.service_id}>
            <label htmlFor={`rooms-of-${service.service_id}`}>{service.name}</label>
            <Select
              id={`rooms-of-${service.service_id}`}
              isMultiple
              placeholder="Any room"
              options={options}
              disabled={isLoading}
              value={service.needs_no_room ? [NO_ROOM] : service.room_ids}
              onChange={(chosen: string[]) => void change(service, chosen)}
            />
            {isNowhere(service, rooms) && (
              <Alert type="warning" title="None of these rooms is in use, so nobody can book it." />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
