import { TimeSlotDto } from './time-slot.dto.js';

export class OfficeTimeSlotDto extends TimeSlotDto {
  id!: string;
  is_active!: boolean;
  display_order!: number;
}
