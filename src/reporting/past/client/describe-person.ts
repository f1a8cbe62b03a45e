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
  clientId: string;
  client: Details | null;
}

type Known = Pick<PastClientDto, 'name' | 'email' | 'phone' | 'identities'>;

const KIND_ORDER: readonly IdentityKind[] = ['phone', 'name', 'email'];

/**
 * Identifies a person as known at a moment. Name, address and number are those of the latest booking of the record that
 * stands for the person; an identity is former when no record's latest booking has it.
 * @param bookings the latest first.
 * @param others on record or on the waiting list.
 * @param root the id that stands for the person
 * @returns null when there is nobody
 */
export function describePerson(
  bookings: readonly KnownBooking[],
  others: readonly PastContact[],
  root: string,
): Known | null {
  const booked = bookings.flatMap(({ client, clientId }) => (client ? [{ client: client as Details, clientId }] : []));
  const recorded = others.map((client) => ({ client: client as Details, clientId: client.clientId }));
  const all = [...booked, ...recorded];
  // Of each record the latest booking, else its own details.
  const current = [...Map.groupBy(all, ({ clientId }) => clientId).values()].map(([first]) => first!);
  const shown = current.find(({ clientId }) => clientId === root) ?? current[0];
  if (!shown) return null;
  const now = new Map(current.map(({ clientId, client }) => [clientId, toValues(client)]));
  const identities = new Map<string, ClientIdentityDto>();
  for (const { client, clientId } of all)
    for (const { kind, value } of toValues(client)) {
      const isFormer = !now.get(clientId)!.some((each) => each.value === value);
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
