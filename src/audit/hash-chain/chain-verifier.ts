import { GENESIS_HASH, entryHash, type StoredEntry } from './entry-hash.js';

/** An entry with its seal, in hexadecimal; null when it carries none. */
export interface HashedEntry extends StoredEntry {
  hash: string | null;
}

/** A place in the chain: the entry's seq and its seal in hexadecimal. Published, it bears witness to all before it. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/** The chain does not hold. `seq` is the first entry that is not as it was sealed. */
export class ChainIntegrityError extends Error {
  constructor(
    readonly seq: number,
    problem: string,
  ) {
    super(`Entry ${seq} ${problem}`);
    this.name = 'ChainIntegrityError';
  }
}

/** Where the chain begins. */
export const GENESIS_HEAD: ChainHead = { seq: 0, hash: GENESIS_HASH.toString('hex') };

/** Follows the chain from its first entry on; needs nothing but the entries, in their order. */
export class ChainVerifier {
  private hash: Buffer;
  private seq: number;
  private readonly unmatchedHeads: ChainHead[];

  /**
   * @param published heads that were written down earlier, in any order
   * @param after the place behind which the entries begin, taken on trust
   * @throws ChainIntegrityError when a published head contradicts that place
   */
  constructor(published: readonly ChainHead[] = [], after = GENESIS_HEAD) {
    this.seq = after.seq;
    this.hash = Buffer.from(after.hash, 'hex');
    this.unmatchedHeads = published.filter(({ seq }) => seq >= after.seq).sort((one, other) => one.seq - other.seq);
    this.compareHeads();
  }

  /** @throws ChainIntegrityError when the entry is not the next one, or not as it was sealed */
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
   * @returns the last place, up to which everything holds
   * @throws ChainIntegrityError when a published head lies beyond it
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
