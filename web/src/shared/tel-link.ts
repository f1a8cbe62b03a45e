/** Returns the link that dials a number. Separate from the phone rules, which the landing page does not load. */
export const toTelLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
