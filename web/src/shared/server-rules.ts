/** Rules of the server that the browser needs before it asks. `test/architecture/repeated-rules.spec.ts` holds both to each other. */

/** Minutes of a service that names none, and of a booking before its service is chosen. */
export const DEFAULT_DURATION_MINUTES = 60;

/** Slots that remain where nobody counts them: with Any Available. */
export const UNLIMITED_SLOTS = 999;

/** Hours for which a mailed link to choose a password is valid. */
export const PASSWORD_LINK_TTL_HOURS = { invitation: 48, reset: 1 };

/** Hours for which the mailed link that verifies a client's address is valid. */
export const VERIFICATION_LINK_TTL_HOURS = 48;

/** The shortest new password, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

/** The most treatments that a visit may have. */
export const MAX_VISIT_PARTS = 6;

/** The most times for which somebody waits with one entry of the waiting list. */
export const MAX_WAITING_WINDOWS = 5;

/** Minutes after its start from which a booking may be closed as a no-show. */
export const NO_SHOW_AFTER_MINUTES = 15;

/** The longest alert about a client, in characters. */
export const MAX_ALERT_LENGTH = 140;

/** What is in a text and cannot be seen: not in names. */
export const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]/u;

/** Something that can be seen. */
export const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
