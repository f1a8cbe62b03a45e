/** Rules of the server that the browser needs before it asks. `test/architecture/repeated-rules.spec.ts` holds both to each other. */

/** Minutes of a service without a duration, and of a booking before its service is chosen. */
export const DEFAULT_DURATION_MINUTES = 60;

/** Slots remaining where they are not limited: with Any Available. */
export const UNLIMITED_SLOTS = 999;

/** Hours for which a mailed link that sets a password is valid. */
export const PASSWORD_LINK_TTL_HOURS = { invitation: 48, reset: 1 };

/** Hours for which the mailed link that verifies a client's address is valid. */
export const VERIFICATION_LINK_TTL_HOURS = 48;

/** Minimum length of a new password, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

/** Maximum number of treatments of a visit. */
export const MAX_VISIT_PARTS = 6;

/** Maximum number of bookings that are made a series in one go. */
export const MAX_RECURRING = 26;

/** Maximum number of weeks from one booking of a series to the next. */
export const MAX_WEEKS_BETWEEN = 12;

/** Maximum number of windows of a waiting entry. */
export const MAX_WAITING_WINDOWS = 5;

/** The reasons that are stored where nobody gives one, for the office alone. */
export const DEFAULT_REASONS: readonly string[] = ['Cancelled by the client', 'Walk-in undone'];

/** Minutes after its start from which a booking may be closed as a no-show. */
export const NO_SHOW_AFTER_MINUTES = 15;

/** Maximum length of a client's alert, in characters. */
export const MAX_ALERT_LENGTH = 140;

/** Maximum number of a client's tags. */
export const MAX_TAGS = 12;

/** Maximum length of a tag, in characters. */
export const MAX_TAG_LENGTH = 30;

/** Days that the first day of Performance may lie before its last. */
export const MAX_PERFORMANCE_DAYS = 800;

/** Matches invisible characters, which addresses may not contain. */
export const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]/u;

/** Matches a visible character. */
export const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
