import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { fetchText } from '../../../../src/platform/outbound/fetch-text.js';
import { startCalendarServer } from '../../../support/processes/calendar-server.js';

const limits = { maxBytes: 10_000, timeoutMs: 10_000, maxRedirects: 2, allowsPrivate: true };
const unknown = { etag: null, lastModified: null };

const send =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

let server: Awaited<ReturnType<typeof startCalendarServer>>;

beforeEach(async () => {
  server = await startCalendarServer(send(200, {}, 'text'));
});

const get = (path = '/', more: Partial<typeof limits> = {}, known: Parameters<typeof fetchText>[1] = unknown) =>
  fetchText(new URL(path, server.url), known, { ...limits, ...more });

it('gets a text, packed or not, and its version', async () => {
  server.answer(send(200, { etag: '"1"', 'last-modified': 'Mon, 02 Mar 2026 00:00:00 GMT' }, 'plain'));
  expect(await get()).toEqual({
    text: 'plain',
    version: { etag: '"1"', lastModified: 'Mon, 02 Mar 2026 00:00:00 GMT' },
  });
  server.answer(send(200, { 'content-encoding': 'gzip' }, gzipSync('packed')));
  expect(await get()).toEqual({ text: 'packed', version: unknown });
});

it('asks whether the text that it knows is still the same', async () => {
  server.answer(send(304));
  const known = { etag: '"1"', lastModified: 'Mon, 02 Mar 2026 00:00:00 GMT' };
  expect(await get('/', {}, known)).toBe('unchanged');
  expect(server.requests[0]!.headers).toMatchObject({
    'if-none-match': known.etag,
    'if-modified-since': known.lastModified,
  });
});

it('takes no more than its limit, also of what is packed small', async () => {
  server.answer(send(200, {}, 'x'.repeat(10_001)));
  expect(await get()).toEqual({ failure: 'ETOOLARGE' });
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  server.answer(send(200, { 'content-encoding': 'gzip' }, bomb));
  expect(await get()).toEqual({ failure: 'ETOOLARGE' });
});

it.each([
  ['no gzip', send(200, { 'content-encoding': 'gzip' }, 'plain'), 'Z_DATA_ERROR'],
  ['another packing', send(200, { 'content-encoding': 'br' }, 'x'), 'EENCODING'],
  ['404', send(404), 'HTTP 404'],
  ['500', send(500, {}, 'x'.repeat(20_000)), 'HTTP 500'],
  ['a redirect to nowhere', send(302), 'EREDIRECTS'],
])('says what went wrong: %s', async (_, answer, failure) => {
  server.answer(answer);
  expect(await get()).toEqual({ failure });
});

it('gives up on a server that begins and does not end', async () => {
  server.answer((_, response) => void response.writeHead(200).write('BEGIN'));
  expect(await get('/', { timeoutMs: 300 })).toEqual({ failure: expect.stringMatching(/ETIMEDOUT|ECONNRESET/) });
  server.answer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.write(gzipSync('text').subarray(0, 12));
  });
  expect(await get('/', { timeoutMs: 300 })).toEqual({ failure: expect.stringMatching(/ETIMEDOUT|ECONNRESET/) });
  server.answer(() => undefined);
  expect(await get('/', { timeoutMs: 300 })).toEqual({ failure: 'ETIMEDOUT' });
});

it('follows a few redirects', async () => {
  server.answer((request, response) => {
    const nth = Number(request.url!.slice(1));
    if (nth < 2) response.writeHead(302, { location: `/${nth + 1}` }).end();
    else response.end('there');
  });
  expect(await get('/0')).toMatchObject({ text: 'there' });
  expect(await get('/0', { maxRedirects: 1 })).toEqual({ failure: 'EREDIRECTS' });
});

describe('where the shop’s own network is out of bounds', () => {
  const away = { allowsPrivate: false };

  it.each(['127.0.0.1', 'localhost'])('connects to none of %s', async (host) => {
    const url = server.url.replace('127.0.0.1', host);
    expect(await fetchText(new URL(url), unknown, { ...limits, ...away })).toEqual({ failure: 'EPRIVATE' });
    expect(server.requests).toEqual([]);
  });
});

it.each(['ftp://example.com/', 'https://user:secret@example.com/'])('follows no redirect to %s', async (location) => {
  server.answer(send(302, { location }));
  expect(await get()).toEqual({ failure: 'EPRIVATE' });
});
