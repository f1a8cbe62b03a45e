import { GENESIS_HASH, entryHash, type StoredEntry } from './entry-hash.js';

/** An entry with its hash in hexadecimal; null when it has none. */
export interface HashedEntry extends StoredEntry {
  hash: string | null;
}

/**
 * A position in the chain: the sequence number and the hash of an entry. A published head proves that no entry up to
 * it has changed since.
 */
export interface ChainHead {
  seq: number;
  hash: string;
}

/** The chain is broken. `seq` is the first entry that does not match its hash. */
export class ChainIntegrityError extends Error {
  constructor(
    readonly seq: number,
    problem: string,
  ) {
    super(`Entry ${seq} ${problem}`);
    this.name = 'ChainIntegrityError';
  }
}

/** The head of an empty chain. */
export const GENESIS_HEAD: ChainHead = { seq: 0, hash: GENESIS_HASH.toString('hex') };

/** Verifies the chain entry by entry, in order. Needs no database. */
export class ChainVerifier {
  private hash: Buffer;
  private seq: number;
  private readonly unmatchedHeads: ChainHead[];

  /**
   * @param published heads that were kept elsewhere, in any order
   * @param after the head before the first entry, trusted without proof
   * @throws ChainIntegrityError when a published head contradicts `after`
   */
  constructor(published: readonly ChainHead[] = [], after = GENESIS_HEAD) {
    this.seq = after.seq;
    this.hash = Buffer.from(after.hash, 'hex');
    this.unmatchedHeads = published.filter(({ seq }) => seq >= after.seq).sort((one, other) => one.seq - other.seq);
    this.compareHeads();
  }

  /** @throws ChainIntegrityError when the entry is not the next one, or does not match its hash */
  verify(entry: HashedEntry): void {
    const expected = this.seq + 1;
    if (entry.seq > expected) throw new ChainIntegrityError(expected, 'is missing');
    if (entry.seq !== expected)
      throw new ChainIntegrityError(expected, `is missing: entry ${entry.seq} is in its place`);
    if (!entry.hash) throw new ChainIntegrityError(expected, 'carries no seal');
    const hash = entryHash(this.hash, entry);
    if (hash.toString('hex') !== entry.hash) throw new ChainIntegrityError(expected, 'is not as it was sealed');
    this.hash = hash;
    this.seq = expected;
    this.compareHeads();
  }

  /**
   * @returns the last head, up to which everything is intact
   * @throws ChainIntegrityError when a published head lies beyond the last entry
   */
  finish(): ChainHead {
    if (this.unmatchedHeads[0])
      throw new ChainIntegrityError(
        this.seq + 1,
        `is missing: a head was published at entry ${this.unmatchedHeads[0].seq}`,
      );
    return { seq: this.seq, hash: this.hash.toString('hex') };
  }

  private compareHeads(): void {
    while (this.unmatchedHeads[0] && this.unmatchedHeads[0].seq <= this.seq) {
      const { seq, hash } = this.unmatchedHeads.shift()!;
      if (hash !== this.hash.toString('hex')) {
        throw new ChainIntegrityError(
          seq,
          'does not bear the published seal: it or an entry before it was changed and the rest recomputed',
        );
      }
    }
  }
}
