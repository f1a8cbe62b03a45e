import type { EntityManager } from '@mikro-orm/postgresql';
import { DiscoveryService } from '@nestjs/core';

/** The counts of a check, and the violations that it found. */
export interface CheckResult {
  /** Counts by their names in the report. */
  counts: Record<string, number>;
  /** One sentence for each kind of violation; empty when there is none. */
  violations: string[];
  /** Evidence that an auditor may keep, such as the head of a chain. */
  evidence?: string;
}

/** Receives the progress as text. */
export type OnProgress = (message: string) => void;

/**
 * An invariant of the stored data. `run` reads one snapshot of the database while the product serves requests; what it
 * writes is rolled back.
 */
export interface IntegrityCheck {
  run(em: EntityManager, onProgress: OnProgress): Promise<CheckResult>;
}

/**
 * Marks an IntegrityCheck that `npm run verify` runs. Its option is the claim: a sentence that is true when nothing is
 * found.
 */
export const ChecksIntegrity = DiscoveryService.createDecorator<string>();

/** Number of violations of a kind that are named; the others are only counted. */
const MAX_NAMED_ROWS = 3;

/**
 * Returns one sentence for all violations of a kind; none where there are no violations.
 * @param rows the first violations, at least three if there are as many
 */
export function formatViolations(what: string, total: number, rows: readonly object[]): string[] {
  if (total === 0) return [];
  const some = rows.slice(0, MAX_NAMED_ROWS).map((row) => Object.values(row).join(' '));
  return [`${total} ${what}: ${some.join(', ')}${total > some.length ? ' …' : ''}`];
}
