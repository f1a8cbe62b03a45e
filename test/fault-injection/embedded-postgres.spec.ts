import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/embedded/postgres.mjs';
import { queryRows } from '../support/database/query-rows.js';

describe('the embedded PostgreSQL', () => {
  let folder: string;
  let options: Parameters<typeof startPostgres>[0];
  let started: Awaited<ReturnType<typeof startPostgres>>[];
  const start = async () => {
    const server = await startPostgres(options);
    started.push(server);
    return server;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spa-booking-faults-'));
    await chmod(folder, 0o755);
    options = { folder: join(folder, 'data'), logFile: join(folder, 'log'), password: 'test' };
    started = [];
  });
  afterEach(async () => {
    await started.at(-1)?.stop();
    await rm(folder, { recursive: true });
  });

  it('keeps its data from one start to the next', async () => {
    const first = await start();
    await queryRows(first.url('postgres'), 'create table kept (id int)');
    await first.stop();
    expect(first.pid()).toBeUndefined();

    const second = await start();

    expect(second.adopted).toBe(false);
    expect(await queryRows(second.url('postgres'), 'select * from kept')).toEqual([]);
  });

  it('outlives the process that started it, and is adopted by the next', async () => {
    const pid = await startInAnotherProcess('SIGKILL');

    const next = await start();

    expect(next).toMatchObject({ adopted: true });
    expect(next.pid()).toBe(pid);
  });

  it('starts again when it was killed together with its parent', async () => {
    const pid = await startInAnotherProcess('SIGKILL');
    process.kill(pid, 'SIGKILL');

    const next = await start();

    expect(next.adopted).toBe(false);
    expect(await queryRows(next.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is not misled by a lock whose number belongs to another process by now', async () => {
    const first = await start();
    const lock = join(options.folder, 'postmaster.pid');
    const note = await readFile(lock, 'utf8');
    await first.stop();
    await writeFile(lock, note.replace(/^\d+/, String(process.ppid)));

    const next = await start();

    expect(next.adopted).toBe(false);
    expect(next.pid()).not.toBe(process.ppid);
  });

  it('says what is wrong when it cannot start', async () => {
    await (await start()).stop();
    await writeFile(join(options.folder, 'postgresql.conf'), 'no_such_setting = on');

    await expect(startPostgres(options)).rejects.toThrow(/PostgreSQL did not start:[^]*no_such_setting/);
    await writeFile(join(options.folder, 'postgresql.conf'), '');
  });

  /** Starts PostgreSQL from a process that the signal then ends. Returns the process id of the database server. */
  async function startInAnotherProcess(signal: NodeJS.Signals): Promise<number> {
    const script = `
      const { startPostgres } = await import('./scripts/embedded/postgres.mjs');
      console.log((await startPostgres(${JSON.stringify(options)})).pid());
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    parent.kill(signal);
    await once(parent, 'exit');
    return Number(String(pid));
  }
});
