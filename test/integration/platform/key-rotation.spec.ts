import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beginKeyRotation, dropPreviousKey, loadSecrets } from '../../../scripts/run/secrets.mjs';
import { TokenSigner } from '../../../src/booking/token-signer.js';
import { Config } from '../../../src/platform/config.js';
import { sql } from '../../../src/platform/database/sql.js';
import { readConfig } from '../../../src/platform/environment.js';
import { rotateMasterKey } from '../../../src/platform/personal-data/rotate-master-key.js';
import { PersonalData } from '../../../src/platform/personal-data/personal-data.js';
import { createDatabase } from '../../support/database/create-database.js';
import { testEnvironment } from '../../support/test-environment.js';
import { startPlatform } from './platform-process.js';

describe('rotating PERSONAL_DATA_KEY', () => {
  const before = { PERSONAL_DATA_KEY: testEnvironment('').PERSONAL_DATA_KEY! };
  const after = { PERSONAL_DATA_KEY: randomBytes(32).toString('base64') };
  const both = { ...after, OTHER_PERSONAL_DATA_KEY: before.PERSONAL_DATA_KEY };
  let database: string;

  const wrapKeys = async (env: Record<string, string>, count: number) => {
    const platform = await startPlatform(database, { env });
    const subjects = Array.from({ length: count }, () => randomUUID());
    const wrapped = subjects.map((subject) => platform.get(PersonalData).generateKey(subject).wrapped);
    const insert =
      'insert into personal_data_keys (subject, wrapped_key) select * from unnest($1::uuid[], $2::bytea[])';
    await sql(platform.em(), insert, [subjects, wrapped]);
  };
  const rotate = async (onProgress?: (done: number) => void) => {
    const platform = await startPlatform(database, { env: both });
    return rotateMasterKey(platform.em(), platform.get(PersonalData), onProgress);
  };
  const opened = async (env: Record<string, string>) => {
    const platform = await startPlatform(database, { env });
    const subjects = await sql<{ subject: string }>(
      platform.em(),
      'select subject from personal_data_keys order by subject',
    );
    const keys = await platform.get(PersonalData).findKeys(
      platform.em(),
      subjects.map(({ subject }) => subject),
    );
    return [...keys].map(([subject, key]) => `${subject} ${key.toString('hex')}`).toSorted();
  };

  beforeEach(async () => {
    database = await createDatabase();
    await wrapKeys(before, 1_500);
  });

  it('leaves every key what it was, to be opened by the new one alone; while it runs both are read', async () => {
    const keys = await opened(before);
    expect(await opened(both)).toEqual(keys);
    expect(await rotate()).toEqual({ rotated: 1_500, all: 1_500 });
    expect(await opened(after)).toEqual(keys);
    await expect(opened(before)).rejects.toThrow();
  });

  it('goes on where it was cut off, and takes in what was wrapped by the old one meanwhile', async () => {
    const cutOff = rotate(() => {
      throw new Error('cut off');
    });
    await expect(cutOff).rejects.toThrow('cut off');
    await wrapKeys(after, 10);
    await wrapKeys(before, 5);
    const keys = await opened(both);
    const { said } = await run(both);
    expect(said).toContain('505 of 1515 keys were rotated');
    expect(await opened(after)).toEqual(keys);
    expect((await run(both)).said).toContain('0 of 1515 keys were rotated');
  });

  it('changes nothing when neither key opens what is kept, and says which settings it needs', async () => {
    const wrong = { ...after, OTHER_PERSONAL_DATA_KEY: randomBytes(32).toString('base64') };
    const said = expect.stringContaining('another key than PERSONAL_DATA_KEY and OTHER_PERSONAL_DATA_KEY');
    expect(await run(wrong)).toMatchObject({ code: 1, said });
    expect(await opened(before)).toHaveLength(1_500);
    expect((await run(before)).said).toContain('OTHER_PERSONAL_DATA_KEY to the one so far');
  });

  const run = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['scripts/run-cli.mjs', 'rotate-keys'], {
      env: { PATH: process.env.PATH, ...testEnvironment(database), ...env },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );
});

it("keeps both keys in the data folder's secrets until the other one is forgotten", () => {
  const folder = mkdtempSync(join(tmpdir(), 'spa-booking-secrets-'));
  try {
    const { PERSONAL_DATA_KEY, ...others } = loadSecrets(folder);
    const begun = beginKeyRotation(folder);
    expect(begun).toEqual({
      ...others,
      PERSONAL_DATA_KEY: expect.any(String),
      OTHER_PERSONAL_DATA_KEY: PERSONAL_DATA_KEY,
    });
    expect(begun.PERSONAL_DATA_KEY).not.toBe(PERSONAL_DATA_KEY);
    expect(beginKeyRotation(folder)).toEqual(begun);
    dropPreviousKey(folder);
    expect(loadSecrets(folder)).toEqual({ ...others, PERSONAL_DATA_KEY: begun.PERSONAL_DATA_KEY });
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('reads links that the SESSION_SECRET before has signed for as long as it is named', () => {
  const secrets = { SESSION_SECRET: 'another secret that only the tests know of' };
  const other = { OTHER_SESSION_SECRET: testEnvironment('').SESSION_SECRET! };
  const tokensOf = (env: Record<string, string>) =>
    new TokenSigner(readConfig(Config, { ...testEnvironment('postgres://127.0.0.1'), ...env }));
  const content = { id: randomUUID(), expiresAt: null };
  const token = tokensOf({}).sign('manage', content);
  expect(tokensOf({ ...secrets, ...other }).verify('manage', token)).toEqual(content);
  expect(tokensOf(secrets).verify('manage', token)).toBeNull();
});
