import type { AgreedPolicy } from '../policy/agreed-policy.js';

/**
 * One change may make several events. All but the last are marked as parts; the mail and the push of the last one
 * cover them all.
 */
export interface MaybeIntermediate {
  isPart?: true;
}

/** The id of the client whose booking it is. Absent in events older than clients with ids of their own. */
export interface OfClient {
  clientId?: string;
}

/** The room that comes with the slot, for events by which a booking takes one. Absent where it has no room. */
export interface MaybeInRoom {
  roomId?: string;
}

/** The mark of a hold that waits for the deposit. Absent where the client first has to prove the address. */
export interface MaybeForPayment {
  heldFor?: 'payment';
}

/** The policy under which the booking was made. Absent in events from before it was kept. */
export interface MaybeUnderPolicy {
  policy?: AgreedPolicy;
}

/**
 * `notifyClient: false` where the shop chose not to mail the client about the change; the shop's own mail is sent all
 * the same.
 */
export interface MaybeSilent {
  notifyClient?: false;
}

/** The mark of a change by the private link, which others than the client may have received. */
export interface MaybeByLink {
  /** The browser, as it calls itself: `Safari on iPhone`. */
  linkUsedIn?: string;
}
