import { readStored, writeStored } from '../../../shared/device-storage.js';
import type { ImportResult } from './import-api.js';

const KEY = 'import-columns';

/** Most headers that are kept; the one that was kept first goes. */
const MAX_KEPT = 20;

type Header = Pick<ImportResult, 'kind' | 'columns'>;

/** Returns what somebody chose for the columns of the last file with the same header; undefined where it says nothing else. */
export function readKeptColumns({ kind, columns }: Header): string[] | undefined {
  const kept = readAll()[toKey({ kind, columns })];
  const meanings = columns.map(({ meaning }) => meaning);
  return kept && kept.length === meanings.length && kept.join() !== meanings.join() ? kept : undefined;
}

/** Keeps what the columns of a header are taken for. */
export function keepColumns({ kind, columns }: Header): void {
  const key = toKey({ kind, columns });
  const others = Object.entries(readAll()).filter(([other]) => other !== key);
  const all = [...others, [key, columns.map(({ meaning }) => meaning)] as const].slice(-MAX_KEPT);
  writeStored(KEY, JSON.stringify(Object.fromEntries(all)));
}

const toKey = ({ kind, columns }: Header) => [kind, ...columns.map(({ title }) => title)].join('\n');

function readAll(): Record<string, string[]> {
  try {
    return (JSON.parse(readStored(KEY) ?? '{}') ?? {}) as Record<string, string[]>;
  } catch {
    return {};
  }
}
