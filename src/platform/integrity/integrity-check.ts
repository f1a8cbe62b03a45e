import type { EntityManager } from '@mikro-orm/postgresql';
import { DiscoveryService } from '@nestjs/core';

/** What a check has looked at, and what is wrong. */
export interface CheckResult {
  /** Counts by their names in the report. */
  counts: Record<string, number>;
  /** One sentence for each kind of violation; empty when there is none. */
  violations: string[];
  /** What an auditor may keep, such as the head of a chain. */
  evidence?: string;
}

/** Receives the progress as text. */
export type OnProgress = (words: string) => void;

/**
 * An invariant of the stored data. `run` reads one snapshot of the database while the product serves requests; what it
 * writes is rolled back.
 */
export interface IntegrityCheck {
  run(em: EntityManager, onProgress: OnProgress): Promise<CheckResult>;
}

/** Has `npm run verify` run the provider. Its option is the claim: a sentence that is true when nothing is found. */
export const ChecksIntegrity = DiscoveryService.createDecorator<string>();

/** Violations of a kind that are named; the others are only counted. */
const MAX_NAMED_ROWS = 3;

/** One sentence for all violations of a kind; none where there is none. @param rows the first of them, at least three if there are */
export function formatViolations(what: string, total: number, rows: readonly object[]): string[] {
  if (total === 0) return [];
  const some = rows.slice(0, MAX_NAMED_ROWS).map((row) => Object.values(row).join(' '));
  return [`${total} ${what}: ${some.join(', ')}${total > some.length ? ' …' : ''}`];
}
