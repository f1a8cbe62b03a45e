/** Returns what a mail's subject begins with, without the booking that it is about. */
export const mailTitle = ({ subject }: { subject?: string }): string => /^(?:Moved to|[^:]*)/.exec(subject ?? '')![0];
