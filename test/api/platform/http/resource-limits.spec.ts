import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { IncomingMessage, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { startApp } from '../../../support/processes/start-app.js';
import { eventually } from '../../../support/eventually.js';
import { registerCleanup } from '../../../support/register-cleanup.js';
import { nextEvent, openSocket } from '../../../support/clients/open-socket.js';
import { createSignedInUser } from '../../../support/clients/create-signed-in-user.js';

let server: Awaited<ReturnType<typeof startApp>>;
let http: Server;
const watchErrors = () => jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
let errors: ReturnType<typeof watchErrors>;

beforeAll(async () => {
  errors = watchErrors();
  server = await startApp();
  http = server.app.getHttpServer() as Server;
});

/** A connection on which a test sends arbitrary bytes. */
async function connection(): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  registerCleanup(async () => socket.destroy());
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk)).on('error', () => undefined);
  const ended = once(socket, 'close').then(() => Buffer.concat(heard).toString());
  await once(socket, 'connect');
  return { socket, ended };
}

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

describe('a request that never ends', () => {
  it('is given 30 seconds in all, 10 for its head', () => {
    expect([http.requestTimeout, http.headersTimeout]).toEqual([30_000, 10_000]);
  });

  it.each([
    ['its head', 'POST /api/bookings HTTP/1.1\r\nHost: loc'],
    ['its body', `${post('/api/bookings', 'Content-Type: application/json', 'Content-Length: 900')}{"first_name":`],
  ])('is cut off in the middle of %s', async (_what, begun) => {
    const usual = { head: http.headersTimeout, all: http.requestTimeout };
    [http.headersTimeout, http.requestTimeout] = [300, 300];
    try {
      const { socket, ended } = await connection();
      socket.write(begun);
      expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
    } finally {
      [http.headersTimeout, http.requestTimeout] = [usual.head, usual.all];
    }
  });

  it('stops being read once it is too large, whether it says its length or not', async () => {
    const { socket, ended } = await connection();
    socket.write(
      post('/api/bookings', 'Content-Type: application/json', 'Transfer-Encoding: chunked', 'Connection: close'),
    );
    socket.write(`11170\r\n${'x'.repeat(70_000)}\r\n`);
    expect(await ended).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('may not have an endless head either', async () => {
    const { socket, ended } = await connection();
    socket.write(post('/api/bookings', `X-Long: ${'x'.repeat(20_000)}`));
    expect(await ended).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('may be given up, a photo in the middle, without an error on our side', async () => {
    const { browser } = await createSignedInUser(server, 'mei@spa.test', 'staff');
    const { socket, ended } = await connection();
    const cookie = `Cookie: access=${browser.cookies.get('access')}`;
    const head = [
      'Content-Type: application/octet-stream',
      'Content-Length: 4000000',
      cookie,
      'Origin: http://localhost:3000',
    ];
    const begun = once(http, 'request') as Promise<[IncomingMessage]>;
    socket.write(post('/api/photos', ...head) + 'GIF89a'.repeat(1_000));
    const [request] = await begun;
    await eventually(() => request.readableDidRead || undefined, 'the photo to be read');
    socket.destroy();
    await ended;
    expect((await browser.get('/auth/session')).status).toBe(200);
    expect(errors.mock.calls).toEqual([]);
  });
});

it.each([
  ['two lengths', 'Content-Length: 5', 'Content-Length: 6'],
  ['a length and chunks', 'Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['a coding nobody knows', 'Transfer-Encoding: xchunked'],
])('a request that two servers could read differently is refused: %s', async (_what, ...headers) => {
  const { socket, ended } = await connection();
  socket.write(post('/api/bookings', ...headers, 'Connection: close') + '0\r\n\r\nGET /api/services HTTP/1.1\r\n\r\n');
  const answer = await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toContain(' 200 OK');
});

it.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s is no method of ours', async (method) => {
  const { socket, ended } = await connection();
  socket.write(`${method} /api/services HTTP/1.1\r\nHost: localhost\r\nX-Secret: echo\r\nConnection: close\r\n\r\n`);
  const answer = await ended;
  expect(answer).not.toMatch(/ 200 |echo/);
});

describe('a socket', () => {
  it('that says more than any page would is ended, others go on', async () => {
    const [loud, quiet] = [openSocket(server.url), openSocket(server.url)];
    await Promise.all([nextEvent(loud, 'connect'), nextEvent(quiet, 'connect')]);
    const gone = nextEvent(loud, 'disconnect');
    for (let said = 0; said <= 100; said++) loud.emit('watch-day', { said });
    await gone;
    expect(await quiet.emitWithAck('watch-day', {})).toEqual({ error: 'invalid-day' });
  });

  it('that sends more than 2 kB at once is ended', async () => {
    const socket = openSocket(server.url);
    await nextEvent(socket, 'connect');
    const gone = nextEvent(socket, 'disconnect');
    socket.emit('watch-day', 'x'.repeat(3_000));
    await gone;
  });
});

it.each([
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%2e%2e/index.html',
  '/.env',
  '/.git/config',
  '/package.json',
  '/api/photos/..%2f..%2fpackage.json',
  '/api/photos/%00.webp',
  '//evil.test/',
])('%s leads nowhere', async (path) => {
  const { socket, ended } = await connection();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(answer).not.toMatch(/root:|"dependencies"|\nlocation:/i);
});
