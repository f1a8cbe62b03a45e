import { IsIn, IsInt, Max, Min } from 'class-validator';

export class BookingRules {
  /** What a booking takes of a therapist's day: its start slot, or the service's whole duration. */
  @IsIn(['start_only', 'full_duration'])
  slot_occupancy: 'start_only' | 'full_duration' = 'start_only';

  /** Minutes kept free after each booking; counts under full_duration only. */
  @IsInt()
  @Min(0)
  @Max(240)
  cleanup_buffer_minutes = 0;
}
