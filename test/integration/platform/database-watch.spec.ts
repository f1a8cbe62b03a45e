import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { BackgroundServices } from '../../../src/platform/background-services.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { startPlatform } from './platform-process.js';

it('a database that hangs is told of once within seconds, and so is its return', async () => {
  const [error, log] = [jest.spyOn(Logger.prototype, 'error'), jest.spyOn(Logger.prototype, 'log')];
  const told = (spy: typeof error | typeof log, words: string) =>
    (spy.mock.calls as unknown[][]).filter(([, message]) => message === words).length;
  const database = await startHangingDatabase(await createDatabase());
  const web = await startPlatform(database.url);
  await web.get(BackgroundServices).startWeb();

  database.hang();
  await eventually(() => told(error, 'The database does not answer') || undefined, 'a line about it');
  database.goOn();
  await eventually(() => told(log, 'The database answers again') || undefined, 'a line about its return');
  expect([told(error, 'The database does not answer'), told(log, 'The database answers again')]).toEqual([1, 1]);
});

/** Puts a server in front of a database that stops passing anything on, as a stopped PostgreSQL does. */
async function startHangingDatabase(address: string) {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      if (isHanging) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  registerCleanup(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: Object.assign(new URL(address), { port: (server.address() as AddressInfo).port }).href,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
