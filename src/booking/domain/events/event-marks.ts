/**
 * One change may make several events. All but the last are marked as parts; the mail and the push of the last one
 * cover them all.
 */
export interface MaybeIntermediate {
  isPart?: true;
}

/** For events by which a booking takes its slot: the room that comes with it. Absent where it has none. */
export interface MaybeInRoom {
  roomId?: string;
}

/**
 * `notifyClient: false` where the shop chose not to mail the client about the change; the shop's own mail is sent all
 * the same.
 */
export interface MaybeSilent {
  notifyClient?: false;
}

/** The mark of a change by the private link, which may have come to others than the client. */
export interface MaybeByLink {
  /** The browser, as it calls itself: `Safari on iPhone`. */
  linkUsedIn?: string;
}
