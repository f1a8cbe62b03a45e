import { escape } from 'ical-generator';

/** Escapes a name for a calendar file's own properties: ical-generator only escapes those of its entries. */
export const toHeaderText = (name: string): string => escape(name.replaceAll(/\s+/g, ' '), false);
