/** Somebody who works today, for a client who is at the desk. */
export class WalkInTherapistDto {
  id!: string;
  name!: string;
  /** The treatment can begin at once. */
  is_free!: boolean;
  /** How long nothing else begins and the shift lasts; null for somebody who is not free. */
  free_minutes!: number | null;
  /** What ends that: the name of the next client, or null for a block or the end of the shift. */
  next_client!: string | null;
  /** Why not, in a few words such as `With Ann Lee until 10:45 AM`; null for somebody who is free. */
  reason!: string | null;
  /** Minutes that the treatment takes. */
  duration!: number;
}
