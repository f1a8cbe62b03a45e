import type { Client } from '../booking-details.js';

/** Returns first and last name, without a trailing space where there is only one. */
export function fullName(client: Pick<Client, 'firstName' | 'lastName'> | null): string {
  return client ? `${client.firstName} ${client.lastName}`.trim() : '';
}

/** Splits a name from a single field: the last word is the last name. An unchanged name keeps its two parts. */
export function splitName(name: string, current: Client | null): Pick<Client, 'firstName' | 'lastName'> {
  if (current && name === fullName(current)) return { firstName: current.firstName, lastName: current.lastName };
  const words = name.split(' ');
  return { firstName: words.slice(0, -1).join(' ') || name, lastName: words.length > 1 ? (words.at(-1) ?? '') : '' };
}
