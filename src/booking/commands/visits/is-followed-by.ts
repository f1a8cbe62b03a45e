import { toMinutes } from '../../../kernel/local-time.js';
import type { SlotRequest } from '../../../scheduling/index.js';

/** Whether `next` follows `one` directly, for the same guest and with the same therapist. */
export const isFollowedBy = (one: SlotRequest, next: SlotRequest): boolean =>
  one.party?.guest === next.party?.guest &&
  !one.isUnassigned &&
  one.therapistId === next.therapistId &&
  one.date === next.date &&
  toMinutes(one.time) + one.durationMinutes === toMinutes(next.time);
