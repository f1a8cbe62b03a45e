/** The record Any Available: a booking without a chosen therapist. */
export class UnassignedTherapistDto {
  id!: string;
  name!: string;
}
