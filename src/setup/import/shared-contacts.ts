import type { ContactHoldersQuery, ImportedClient } from '../../clients/index.js';
import type { ImportOutcome } from '../../kernel/outcomes/import-outcome.js';
import type { SharedContactDto } from './import-step.dto.js';

/** A person who has an address or number. */
interface Holder {
  /** The external id, else the id of a client whom no import brought. */
  key: string;
  name: string;
  /** Line of the file; null for a client who is no line of it. */
  line: number | null;
  id: string | null;
  /** Whether nothing about this person would be written. */
  isStored: boolean;
}

/**
 * Finds the pairs of people in a file, and of one there and a client of the shop, who share an address or number, as long
 * as the file changes something about one of the two. Of several lines with one contact each is paired with the first.
 */
export class SharedContacts {
  /** The first line with a contact, by its kind and value. */
  private readonly first = new Map<string, Holder>();
  /** The pairs that were returned before. */
  private readonly named = new Set<string>();

  constructor(private readonly contacts: ContactHoldersQuery) {}

  /** Returns the pairs that these lines add to those before. */
  async find(
    lines: readonly { line: number; item: ImportedClient }[],
    outcomes: readonly ImportOutcome[],
  ): Promise<SharedContactDto[]> {
    const pairs = new Map<string, SharedContactDto>();
    const held = await this.contacts.read(lines.map(({ item }) => item));
    for (const { nth, kind, folded, holders } of held) {
      if (typeof outcomes[nth] !== 'string') continue;
      const one = toHolder(lines[nth]!, outcomes[nth] === 'unchanged');
      const contact = `${kind} ${folded}`;
      const first = this.first.get(contact);
      if (!first) this.first.set(contact, one);
      const known = holders.map(({ externalId, ...holder }) => ({
        ...{ ...holder, key: externalId ?? holder.id, line: null, isStored: true },
      }));
      for (const other of [...(first ? [first] : []), ...known])
        if (!one.isStored || !other.isStored) this.add(pairs, one, other, kind);
    }
    for (const pair of pairs.keys()) this.named.add(pair);
    return [...pairs.values()];
  }

  private add(pairs: Map<string, SharedContactDto>, one: Holder, other: Holder, kind: 'email' | 'phone'): void {
    const pair = JSON.stringify([one.key, other.key].toSorted());
    if (this.named.has(pair)) return;
    const found = pairs.get(pair);
    if (found && !found.shares.includes(kind)) found.shares.push(kind);
    if (found) return;
    const { line, name } = one;
    const shared = { line: line!, name, shares: [kind], other_name: other.name };
    pairs.set(pair, { ...shared, other_line: other.line, other_id: other.id });
  }
}

function toHolder({ line, item }: { line: number; item: ImportedClient }, isStored: boolean): Holder {
  const { firstName, lastName } = item.details;
  return { key: item.externalId, name: `${firstName} ${lastName}`.trim(), line, id: null, isStored };
}
