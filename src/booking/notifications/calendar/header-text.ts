import { escape } from 'ical-generator';

/** A name as a calendar file's own properties hold it: ical-generator escapes those of its entries alone. */
export const toHeaderText = (name: string): string => escape(name.replaceAll(/\s+/g, ' '), false);
