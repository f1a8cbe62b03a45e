import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import pg from 'pg';

/**
 * For the embedded database, on which one version alone works. Where versions run beside each other, the older one lives
 * with what the newer has added.
 * @param {string} dataDir
 * @param {string} databaseUrl
 * @param {string} [migrations] folder of those that this version knows
 * @throws Error when a newer version has migrated it
 */
export async function assertNoNewerSchema(dataDir, databaseUrl, migrations = 'dist/migrations') {
  const known = new Set(readdirSync(migrations).map((file) => parse(file).name));
  const unknown = (await findMigrations(databaseUrl)).find((name) => !known.has(name));
  if (unknown)
    throw new Error(
      `The data folder ${dataDir} was made by a newer version (this one does not know ${unknown}): start that version, or set DATA_DIR to another folder.`,
    );
}

/**
 * @param {string} connectionString
 * @returns {Promise<string[]>} names, the newest first
 */
async function findMigrations(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows: tables } = await client.query(`select to_regclass('schema_migrations') as name`);
    if (!tables[0]?.name) return [];
    const { rows } = await client.query('select name from schema_migrations order by name desc');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
