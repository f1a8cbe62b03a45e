export class ErasureDto {
  /** In how many bookings the customer was forgotten. */
  bookings!: number;
}
