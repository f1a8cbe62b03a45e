import { fullName } from '../../../booking/index.js';
import type { ClientIdentityDto } from '../../clients/client.dto.js';
import type { IdentityKind } from '../../clients/client-match.dto.js';
import type { PastClientDto } from './past-client.dto.js';
import type { PastContact } from './past-record.query.js';

interface Details {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
}

/** A booking with its client; null once erased. */
interface KnownBooking {
  customerKey: string;
  date: string;
  client: Details | null;
}

type Known = Pick<PastClientDto, 'name' | 'email' | 'phone' | 'identities'>;

const KIND_ORDER: readonly IdentityKind[] = ['phone', 'name', 'email'];

/**
 * Identifies a person as known at a moment. Name, address and number are those of the latest booking; an identity is
 * former when no customer's latest booking has it.
 * @param bookings the latest first.
 * @param others on record or on the waiting list.
 * @param root the key that stands for the person
 * @returns null when there is nobody
 */
export function describePerson(
  bookings: readonly KnownBooking[],
  others: readonly PastContact[],
  root: string,
): Known | null {
  const booked = bookings.flatMap(({ client, customerKey, date }) =>
    client ? [{ client: client as Details, customerKey, date }] : [],
  );
  const recorded = others.map((client) => ({ client: client as Details, customerKey: client.customerKey, date: '' }));
  const all = [...booked, ...recorded];
  // Of each customer the latest booking, else the first record.
  const current = [...Map.groupBy(all, ({ customerKey }) => customerKey).values()].map(([first]) => first!);
  const [shown] = current.toSorted(
    (one, other) =>
      other.date.localeCompare(one.date) || Number(other.customerKey === root) - Number(one.customerKey === root),
  );
  if (!shown) return null;
  const now = new Map(current.map(({ customerKey, client }) => [customerKey, toValues(client)]));
  const identities = new Map<string, ClientIdentityDto>();
  for (const { client, customerKey } of all)
    for (const { kind, value } of toValues(client)) {
      const isFormer = !now.get(customerKey)!.some((each) => each.value === value);
      const before = identities.get(`${kind} ${value}`);
      identities.set(`${kind} ${value}`, { kind, value, is_former: isFormer && (before?.is_former ?? true) });
    }
  return {
    name: fullName(shown.client),
    email: shown.client.email,
    phone: shown.client.phone ?? '',
    identities: [...identities.values()].sort(inOrder),
  };
}

function toValues(client: Details): { kind: IdentityKind; value: string }[] {
  const values = { name: fullName(client), email: client.email, phone: client.phone };
  return KIND_ORDER.flatMap((kind) => (values[kind] ? [{ kind, value: values[kind] }] : []));
}

const inOrder = (one: ClientIdentityDto, other: ClientIdentityDto) =>
  Number(one.is_former) - Number(other.is_former) ||
  KIND_ORDER.indexOf(one.kind) - KIND_ORDER.indexOf(other.kind) ||
  one.value.localeCompare(other.value);
