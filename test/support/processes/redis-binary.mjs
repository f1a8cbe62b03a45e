import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const unpacked = resolve('.cache/redis');
const packages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];

/**
 * The command for a Redis server: the machine's own, else Debian's unpacked below .cache, which needs no rights.
 * @returns {{ command: string, env: Record<string, string | undefined> }}
 */
export function redisBinary() {
  if (spawnSync('redis-server', ['--version']).status === 0) return { command: 'redis-server', env: process.env };
  if (!existsSync(join(unpacked, 'usr/bin/redis-server'))) unpack();
  const libraries = readdirSync(join(unpacked, 'usr/lib')).map((each) => join(unpacked, 'usr/lib', each));
  return {
    command: join(unpacked, 'usr/bin/redis-server'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
  };
}

function unpack() {
  console.log('No redis-server on this machine: unpacking Debian’s into .cache/redis');
  const folder = `${unpacked}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const download = () => spawnSync('apt-get', ['download', ...packages], { cwd: folder, encoding: 'utf8' });
  let downloading = download();
  if (downloading.status !== 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    downloading = download();
  }
  if (downloading.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Error(
      `The tests need redis-server. Install it, for instance with: apt-get install redis-server\n${downloading.stderr ?? ''}`,
    );
  }
  for (const file of readdirSync(folder)) spawnSync('dpkg', ['-x', file, unpacked], { cwd: folder });
  rmSync(folder, { recursive: true });
}
