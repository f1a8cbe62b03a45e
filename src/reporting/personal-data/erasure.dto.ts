export class ErasureDto {
  /** In how many bookings the customer was forgotten. */
  bookings!: number;

  /** How many clients on record were the customer's. */
  clients!: number;
}
