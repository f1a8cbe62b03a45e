import { TimeSlotDto } from './time-slot.dto.js';

export class OfficeTimeSlotDto extends TimeSlotDto {
  id!: string;
  is_active!: boolean;
  display_order!: number;

  /** Open upcoming bookings that begin with it. */
  coming_bookings!: number;

  /** Travels with a change; 409 `modified` when somebody else was faster. */
  version!: number;
}
