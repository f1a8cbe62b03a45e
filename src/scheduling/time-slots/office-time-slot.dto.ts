import { TimeSlotDto } from './time-slot.dto.js';

export class OfficeTimeSlotDto extends TimeSlotDto {
  id!: string;
  is_active!: boolean;
  display_order!: number;

  /** Number of upcoming open bookings that begin with it. */
  coming_bookings!: number;

  /** Version to send with a change; 409 `modified` when the time slot has changed since. */
  version!: number;
}
