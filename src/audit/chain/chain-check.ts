import { beforeTheFirst, sealOf, type StoredEntry } from './seal.js';

/** An entry with its seal, in hexadecimal; null when it carries none. */
export interface SealedEntry extends StoredEntry {
  hash: string | null;
}

/** A place in the chain: the entry's seq and its seal in hexadecimal. Published, it bears witness to all before it. */
export interface Head {
  seq: number;
  hash: string;
}

/** The chain does not hold. `seq` is the first entry that is not as it was sealed. */
export class ChainBroken extends Error {
  constructor(
    readonly seq: number,
    what: string,
  ) {
    super(`Entry ${seq} ${what}`);
    this.name = 'ChainBroken';
  }
}

/** Where the chain begins. */
export const theBeginning: Head = { seq: 0, hash: beforeTheFirst.toString('hex') };

/** Follows the chain from its first entry on; needs nothing but the entries, in the order in which they stand. */
export class ChainCheck {
  private seal: Buffer;
  private seq: number;
  private readonly missing: Head[];

  /**
   * @param published heads that were written down earlier, in any order
   * @param after the place behind which the entries begin, taken on trust
   * @throws ChainBroken when a published head contradicts that place
   */
  constructor(published: readonly Head[] = [], after = theBeginning) {
    this.seq = after.seq;
    this.seal = Buffer.from(after.hash, 'hex');
    this.missing = published.filter(({ seq }) => seq >= after.seq).sort((one, other) => one.seq - other.seq);
    this.compare();
  }

  /** @throws ChainBroken when the entry is not the next one, or not as it was sealed */
  add(entry: SealedEntry): void {
    const expected = this.seq + 1;
    if (entry.seq > expected) throw new ChainBroken(expected, 'is missing');
    if (entry.seq !== expected) throw new ChainBroken(expected, `is missing: entry ${entry.seq} stands in its place`);
    if (!entry.hash) throw new ChainBroken(expected, 'carries no seal');
    const seal = sealOf(this.seal, entry);
    if (seal.toString('hex') !== entry.hash) throw new ChainBroken(expected, 'is not as it was sealed');
    this.seal = seal;
    this.seq = expected;
    this.compare();
  }

  /**
   * @returns the last place, up to which everything holds
   * @throws ChainBroken when a published head lies beyond it
   */
  end(): Head {
    if (this.missing[0]) throw new ChainBroken(this.seq + 1, `is missing: a head was published at entry ${this.missing[0].seq}`);
    return { seq: this.seq, hash: this.seal.toString('hex') };
  }

  private compare(): void {
    while (this.missing[0] && this.missing[0].seq <= this.seq) {
      const { seq, hash } = this.missing.shift()!;
      if (hash !== this.seal.toString('hex')) {
        throw new ChainBroken(seq, 'does not bear the published seal: it or an entry before it was changed and sealed anew');
      }
    }
  }
}
