/** A therapist who works today, for a client who is at the desk. */
export class WalkInTherapistDto {
  id!: string;
  name!: string;
  /** Whether the treatment can begin at once. */
  is_free!: boolean;
  /** Minutes until something else begins or the shift ends; null for somebody who is not free. */
  free_minutes!: number | null;
  /** The name of the next client, who ends that time; null for a block or the end of the shift. */
  next_client!: string | null;
  /** The reason why not, in a few words such as `With Ann Lee until 10:45 AM`; null for somebody who is free. */
  reason!: string | null;
  /** Minutes that the treatment takes. */
  duration!: number;
}
