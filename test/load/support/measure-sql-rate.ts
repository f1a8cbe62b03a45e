import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { measureRate, roundSeconds } from './measure-rate.js';

/** pgbench as it is installed on the machine, if it is. */
const pgbench = [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()]
  .map((folder) => join(folder, 'pgbench'))
  .find(existsSync);

/** By whom references are measured, for the table. */
export const sqlClient = pgbench ? 'pgbench -M prepared' : 'a loop of pg, prepared (there is no pgbench here)';

/** @param statement without parameters @returns how often it was done in a second, by so many clients */
export async function measureSqlRate(database: string, statement: string, clients: number): Promise<number> {
  return pgbench ? runPgbench(pgbench, database, statement, clients) : runLoop(database, statement, clients);
}

async function runPgbench(program: string, database: string, statement: string, clients: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'spa-bench-'));
  try {
    const script = join(folder, 'statement.sql');
    writeFileSync(script, `${statement.replaceAll('\n', ' ')};\n`);
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(roundSeconds),
      '-f',
      script,
      database,
    ];
    const { stdout } = await promisify(execFile)(program, args);
    const [, tps] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    if (!tps) throw new Error(`pgbench says no rate:\n${stdout}`);
    return Number(tps);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runLoop(database: string, text: string, clients: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: database, max: clients });
  const rate = await measureRate(() => pool.query({ name: 'reference', text }), clients);
  await pool.end();
  return rate;
}

function debianFolders(): string[] {
  const versions = '/usr/lib/postgresql';
  return existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
}
