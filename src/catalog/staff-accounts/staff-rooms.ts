import { isDesk } from '../../identity/index.js';
import { adminRoom, LiveRooms } from '../../platform/live/live-rooms.js';
import { AssignsSocketRooms, type SocketRoomAssigner } from '../../platform/live/socket-room-assigner.js';
import type { SocketUser } from '../../platform/live/socket-authenticator.js';
import { TherapistService } from '../therapists/therapist.service.js';

/**
 * Socket room of the desk, which gets changes of everybody's bookings and shifts, but nothing that is for admins only.
 */
const DESK_ROOM = 'desk';

const therapistRoom = (therapistId: string) => `therapist ${therapistId}`;

/** Sends staff the updates of the therapist linked to their account, the desk those of all, and auditors none. */
@AssignsSocketRooms()
export class StaffRooms implements SocketRoomAssigner {
  constructor(
    private readonly therapists: TherapistService,
    private readonly rooms: LiveRooms,
  ) {}

  async findRooms({ userId, role }: SocketUser): Promise<string[]> {
    const therapist = role && role !== 'auditor' ? await this.therapists.findByUser(userId) : undefined;
    return [...(isDesk(role) ? [DESK_ROOM] : []), ...(therapist ? [therapistRoom(therapist.id)] : [])];
  }

  /** Sends an event to admins, the desk and the therapist. @param therapistId null: for admins only */
  emit(therapistId: string | null, event: string, body: object): void {
    const rooms = therapistId === null ? [] : [DESK_ROOM, therapistRoom(therapistId)];
    this.rooms.emit([adminRoom, ...rooms], event, body);
  }

  /** Sends an event to the admins and the desk. */
  emitToDesk(event: string, body: object): void {
    this.rooms.emit([adminRoom, DESK_ROOM], event, body);
  }
}
