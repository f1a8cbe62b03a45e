import type { AgreedPolicy } from '../policy/agreed-policy.js';
import type { VisitAnnouncement } from '../visits/visit-announcement.js';
import type { MaybeInRoom, MaybeSilent } from './event-marks.js';

/** The deposit that confirms a request, as the event that asks for it keeps it. */
export interface AskedDeposit {
  /** End of the hold, until which it can be paid; ISO 8601. */
  heldUntil: string;
  /** The agreed policy with the deposit; of a visit its first treatment has it. */
  policy?: AgreedPolicy;
}

/** A request was accepted on condition that its deposit is paid: until then its slot is held. */
export interface DepositAsked {
  type: 'DepositAsked';
  data: MaybeInRoom & MaybeSilent & VisitAnnouncement & AskedDeposit;
}

/** The deposit of a request was not paid in time: it waits for the shop again, and its slot is free. */
export interface DepositLapsed {
  type: 'DepositLapsed';
  data: VisitAnnouncement;
}
