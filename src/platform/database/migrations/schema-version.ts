import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '../database-options.js';

type Query = (statement: string) => Promise<{ name: string }[]>;

const UNDEFINED_TABLE = '42P01';

/** The migration that makes the tables as the ones that it took the place of did, up to its own stamp. */
const BASELINE = 'Migration20261203120000_baseline';
const REPLACED_COUNT = 70;
const isReplaced = (name: string) => name !== BASELINE && name.slice(0, 23) <= BASELINE.slice(0, 23);

/** Returns the names of the migrations that a database has been through, none when it was never migrated. */
export async function readAppliedMigrations(query: Query): Promise<string[]> {
  try {
    return countBaseline((await query('select name from schema_migrations order by name')).map(({ name }) => name));
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/**
 * Names the baseline in place of the migrations that it replaced, where all of them have run: their rows stay, for
 * processes of the version before. A history that stopped among them stays as it is.
 */
export function countBaseline(applied: readonly string[]): string[] {
  const replaced = applied.filter(isReplaced);
  return replaced.length === REPLACED_COUNT
    ? [BASELINE, ...applied.filter((name) => !isReplaced(name))]
    : applied.slice();
}

const goThere = {
  database: 'start version 32e1db67 over it first, or run its command migrate',
  backup: 'restore it with version 32e1db67, and go on from the database',
};

/** Describes why a database, or a backup of one, is older than what this version begins from, undefined if it is not. */
export function describeTooOld(
  applied: readonly string[],
  what: 'database' | 'backup' = 'database',
): string | undefined {
  const last = applied.filter(isReplaced).at(-1);
  return (
    last &&
    `The ${what} is of a version before 32e1db67 of 26 November 2026 (its last migration is ${last}), where this one cannot begin: ${goThere[what]}`
  );
}

/** Describes why a database is of an older version than this one, undefined if it is not. */
export function describeMissingMigrations(applied: readonly string[]): string | undefined {
  const tooOld = describeTooOld(applied);
  if (tooOld) return tooOld;
  const missing = knownMigrations().filter((name) => !applied.includes(name));
  if (missing.length === 0) return undefined;
  const which = missing.length === 1 ? missing[0] : `${missing.length} migrations from ${missing[0]} on`;
  return `The database is of an older version, without ${which}: bring it to this one with the command migrate first`;
}

/** Describes why a database is of a newer version than this one, undefined if it is not. */
export function describeUnknownMigrations(applied: readonly string[]): string | undefined {
  const known = new Set(knownMigrations());
  const unknown = applied.find((name) => !known.has(name) && !isReplaced(name));
  return (
    unknown &&
    `The database is of a newer version, which this one cannot know (${unknown}): start that version, or name another database with DATABASE_URL, or DATA_DIR under npm start`
  );
}

/** Compares a database with this version. @throws Error with a sentence when one of them is newer */
export async function assertSchemaVersion(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const applied = await readAppliedMigrations(async (statement) => (await client.query(statement)).rows);
    const mismatch = describeMissingMigrations(applied) ?? describeUnknownMigrations(applied);
    if (mismatch) throw new Error(mismatch);
  } finally {
    await client.end();
  }
}

let known: string[] | undefined;

/** Returns the names of this version's migrations, sorted. */
export function knownMigrations(): string[] {
  return (known ??= readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => /^Migration\w+\.[jt]s$/.test(file))
    .map((file) => parse(file).name)
    .toSorted());
}
