import type { SlotRequest } from '../../../scheduling/index.js';
import type { OpenStatus } from '../../domain/booking-status.js';

interface DryRunClaim {
  bookingId: string;
  slot: SlotRequest;
  status: OpenStatus;
}

/** Slots that earlier lines of a file would take. A dry run has to know them although it keeps none. */
export class DryRunClaims {
  private readonly byDay = new Map<string, DryRunClaim[]>();

  add(claim: DryRunClaim): void {
    const key = toDayKey(claim.slot);
    const claims = this.byDay.get(key);
    if (claims) claims.push(claim);
    else this.byDay.set(key, [claim]);
  }

  /** Returns the claims on the therapist days of these slots. */
  findOnSameDays(slots: readonly SlotRequest[]): DryRunClaim[] {
    return [...new Set(slots.map(toDayKey))].flatMap((key) => this.byDay.get(key) ?? []);
  }
}

const toDayKey = ({ therapistId, date }: SlotRequest) => `${therapistId} ${date}`;
