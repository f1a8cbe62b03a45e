import type { Client } from './booking.events.js';

/** First and last name in one; who gave but one name has no space behind it. */
export function nameOf(client: Pick<Client, 'firstName' | 'lastName'> | null): string {
  return client ? `${client.firstName} ${client.lastName}`.trim() : '';
}

/** A name from one field: the last word is the last name, unless it is the name that is known in two parts. */
export function namesIn(name: string, known: Client | null): Pick<Client, 'firstName' | 'lastName'> {
  if (known && name === nameOf(known)) return { firstName: known.firstName, lastName: known.lastName };
  const words = name.split(' ');
  return { firstName: words.slice(0, -1).join(' ') || name, lastName: words.length > 1 ? (words.at(-1) ?? '') : '' };
}

/** The client's notes stay; a cancellation adds its reason as their last line. */
export function notesShown(notes: string | null, reason: string | null): string | null {
  if (reason === null) return notes;
  return [notes, lineOf(reason)].filter((line) => line !== null).join('\n');
}

/** What of the notes shown is the client's own: an editor sends back all of them. */
export function notesWritten(shown: string | null, reason: string | null): string | null {
  if (shown === null || reason === null) return shown;
  return shown.endsWith(lineOf(reason)) ? shown.slice(0, -lineOf(reason).length).trimEnd() || null : shown;
}

const lineOf = (reason: string) => `Cancellation reason: ${reason}`;
