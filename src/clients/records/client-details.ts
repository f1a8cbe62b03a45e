import type { ClientProfile } from './client-profile.js';

/** The personal data of a client on record: the personal part of each of their events. */
export interface ClientDetails {
  firstName: string;
  lastName: string;
  /** The number, written as in the shop's country, `0412 345 678`; numbers of other countries begin with +. */
  phone: string | null;
  /** The address, in lower case. */
  email: string | null;
  /** The notes of the file; null where no import brought the client. */
  notes: string | null;
}

/** A client as a file of another system states them. */
export interface ImportedClient {
  /** The key in the file, at most 100 characters. */
  externalId: string;
  details: ClientDetails;
  /** The alert, at most MAX_ALERT_LENGTH characters; taken for clients who are new, null for none. */
  alert: string | null;
  /** Tags, preferences and birthday, at most MAX_TAGS tags; taken for clients who are new, null for none. */
  profile: ClientProfile | null;
  /** Whether an export of this product states them: it adds to nobody who is here already. */
  isExported: boolean;
}

export function isSameClient(one: ClientDetails, other: ClientDetails): boolean {
  return (Object.keys(one) as (keyof ClientDetails)[]).every((field) => one[field] === other[field]);
}
