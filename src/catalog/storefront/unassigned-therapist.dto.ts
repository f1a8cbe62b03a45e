/** The record Any Available, for bookings without a chosen therapist. */
export class UnassignedTherapistDto {
  id!: string;
  name!: string;
}
