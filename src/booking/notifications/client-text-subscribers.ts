/** The subscriber that texts clients a reminder. */
export const REMINDER_TEXT_SUBSCRIBER = 'text-client-on-client-reminded';

/** The subscribers that text clients. */
export const clientTextSubscribers: readonly string[] = [REMINDER_TEXT_SUBSCRIBER];
