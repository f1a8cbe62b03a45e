import type { EntityManager } from '@mikro-orm/postgresql';
import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';

/** What a proof has looked at, and what did not hold. */
export interface Finding {
  /** What was counted, by its name on the certificate. */
  counts: Record<string, number>;
  /** A sentence for each thing that does not hold, the first of its kind; empty when everything does. */
  violations: string[];
  /** What an auditor may keep, such as the head of a chain. */
  evidence?: string;
}

/** How far it has come, in words. */
export type OnProgress = (words: string) => void;

/**
 * Something that must be true of the stored data at any moment. `prove` reads one snapshot of the database, while the
 * product serves, and may write what is rolled back afterwards.
 */
export interface Proof {
  prove(em: EntityManager, onProgress: OnProgress): Promise<Finding>;
}

/** Under this key stands what is proven, as the certificate says it. */
export const proofKey = 'proof';

/** Has the provider's `prove` called by `npm run verify`. @param claim a sentence that holds when nothing is found */
export const Proves = (claim: string) => applyDecorators(Injectable(), SetMetadata(proofKey, claim));

/** So many violations of a kind are named; the rest is counted. */
const named = 3;

/** One sentence for all violations of a kind; none where there is none. @param rows the first of them, at least three if there are */
export function violation(what: string, total: number, rows: readonly object[]): string[] {
  if (total === 0) return [];
  const some = rows.slice(0, named).map((row) => Object.values(row).join(' '));
  return [`${total} ${what}: ${some.join(', ')}${total > some.length ? ' …' : ''}`];
}
