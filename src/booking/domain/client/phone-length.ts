/** Minimum length of a phone number that the shop enters, in characters. Clients give a mobile number instead. */
export const MIN_PHONE_LENGTH = 8;

/** Maximum length of a client's phone number, in characters. */
export const MAX_PHONE_LENGTH = 20;

export const SHORT_PHONE = { message: `The phone number must have at least ${MIN_PHONE_LENGTH} characters` };
export const LONG_PHONE = { message: `The phone number must have at most ${MAX_PHONE_LENGTH} characters` };
