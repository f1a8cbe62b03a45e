export class TimeSlotDto {
  /** `HH:mm` */
  start_time!: string;

  /** `HH:mm` */
  end_time!: string;
  shift_type!: 'Morning' | 'Afternoon' | 'Evening';
}
