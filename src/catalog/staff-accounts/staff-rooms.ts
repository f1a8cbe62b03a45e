import { adminRoom, LiveRooms } from '../../platform/live/live-rooms.js';
import { AssignsRooms, type RoomAssigner } from '../../platform/live/room-assigner.js';
import type { SocketUser } from '../../platform/live/socket-authenticator.js';
import { TherapistService } from '../therapists/therapist.service.js';

const therapistRoom = (therapistId: string) => `therapist ${therapistId}`;

/** Sends staff the updates of the therapist linked to their account, and admins those of all. */
@AssignsRooms()
export class StaffRooms implements RoomAssigner {
  constructor(
    private readonly therapists: TherapistService,
    private readonly rooms: LiveRooms,
  ) {}

  async findRooms({ userId, role }: SocketUser): Promise<string[]> {
    const therapist = role ? await this.therapists.findByUser(userId) : undefined;
    return therapist ? [therapistRoom(therapist.id)] : [];
  }

  /** @param therapistId null: for admins only */
  emit(therapistId: string | null, event: string, body: object): void {
    this.rooms.emit(therapistId === null ? [adminRoom] : [adminRoom, therapistRoom(therapistId)], event, body);
  }
}
