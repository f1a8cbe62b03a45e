export class TimeSlotDto {
  /** Start time, `HH:mm`. */
  start_time!: string;

  /** End time, `HH:mm`. */
  end_time!: string;
  shift_type!: 'Morning' | 'Afternoon' | 'Evening';
}
