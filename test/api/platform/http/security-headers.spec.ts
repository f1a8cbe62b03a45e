import { resolve } from 'node:path';
import { HomePageCache } from '../../../../src/site/index.js';
import { eventually } from '../../../support/eventually.js';
import { startApp } from '../../../support/processes/start-app.js';
import { createSignedInUser } from '../../../support/clients/create-signed-in-user.js';

const web = { root: resolve('dist/web'), renderers: { '/': HomePageCache } };
const year = 31_536_000;

/** The values of a directive of the Content-Security-Policy. */
const sources = (headers: Headers, directive: string) =>
  new RegExp(`(?:^|;)\\s*${directive} ([^;]*)`).exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ??
  [];

/** What public graders (Mozilla's HTTP Observatory, securityheaders.com) and OWASP expect of an answer over TLS. */
const demands: Record<string, (headers: Headers) => boolean> = {
  'scripts are our files, and the one of a page by its hash': (headers) =>
    sources(headers, 'script-src').every((source) => source === "'self'" || /^'sha256-[\w+/=]{44}'$/.test(source)),
  'no attribute holds a script': (headers) => sources(headers, 'script-src-attr').join() === "'none'",
  'style elements are not free': (headers) =>
    sources(headers, 'style-src').every((source) => source === "'self'" || /^'nonce-[\w+/=-]{24}'$/.test(source)),
  'nothing else comes from elsewhere': (headers) => sources(headers, 'default-src').join() === "'self'",
  'no plugins': (headers) => sources(headers, 'object-src').join() === "'none'",
  'no other base of addresses': (headers) => sources(headers, 'base-uri').join() === "'none'",
  'forms go to us': (headers) => sources(headers, 'form-action').join() === "'self'",
  'nobody frames it': (headers) =>
    sources(headers, 'frame-ancestors').join() === "'none'" && headers.get('x-frame-options') === 'DENY',
  'TLS for a year, subdomains too': (headers) => {
    const value = headers.get('strict-transport-security') ?? '';
    return Number(/max-age=(\d+)/.exec(value)?.[1]) >= year && value.includes('includeSubDomains');
  },
  'its type is what it says': (headers) => headers.get('x-content-type-options') === 'nosniff',
  'no address is told to others': (headers) => headers.get('referrer-policy') === 'no-referrer',
  'no other window reaches in': (headers) => headers.get('cross-origin-opener-policy') === 'same-origin',
  'no other site embeds it': (headers) => headers.get('cross-origin-resource-policy') === 'same-origin',
  'no camera, microphone or place': (headers) =>
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/.test(headers.get('permissions-policy') ?? ''),
  'the server does not boast': (headers) => headers.get('x-powered-by') === null && headers.get('server') === null,
};

describe('the headers', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  const ask = (path: string, accept = '*/*') => fetch(server.url + path, { headers: { accept } });

  beforeAll(async () => {
    server = await startApp({ web, env: { PUBLIC_URL: 'https://spa.test' } });
  });

  it.each([
    ['the landing page', '/', 'text/html'],
    ['a page of the application', '/auth', 'text/html'],
    ['a page that is not there', '/nowhere', 'text/html'],
    ['a file', '/icon.svg', '*/*'],
    ['an answer of the API', '/api/services', 'application/json'],
    ['a refusal', '/api/bookings', 'application/json'],
    ['an address that cannot be read', '/api/%zz', '*/*'],
    ['what crawlers read', '/robots.txt', 'text/plain'],
    ['what the sockets refuse', '/socket.io/?EIO=4&transport=polling', '*/*'],
  ])('of %s meet every demand', async (_what, path, accept) => {
    const { headers } = await ask(path, accept);
    const missed = Object.entries(demands).flatMap(([demand, isMet]) => (isMet(headers) ? [] : [demand]));
    expect(missed).toEqual([]);
  });

  it('let the sites of the settings frame one page, and no other', async () => {
    const framing = async (path: string) => {
      const { headers } = await ask(path, 'text/html');
      return [sources(headers, 'frame-ancestors').join(' '), headers.get('x-frame-options')];
    };
    expect(await framing('/embed')).toEqual(["'none'", 'DENY']);
    const { browser: admin } = await createSignedInUser(server, 'eve@spa.test', 'admin_staff', 'https://spa.test');
    const save = (allowedOrigins: string[], version: number) =>
      admin.send<{ errors: object[] }>('PUT', '/settings/embed_settings', { value: { allowedOrigins }, version });
    for (const site of ["https://a.test; script-src 'unsafe-inline'", 'https://a.test:99999', 'https://a.test:65536']) {
      const refused = await save([site], 0);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ field: 'value.allowedOrigins', message: 'Each site must be an address such as https://www.example.com' }],
      ]);
    }
    expect((await save(['https://Example.com/', 'http://localhost:8080'], 0)).status).toBe(200);
    await eventually(
      async () => (await framing('/embed'))[0] === 'https://example.com http://localhost:8080' || undefined,
      'the sites of the settings',
    );
    expect((await framing('/embed'))[1]).toBeNull();
    for (const path of ['/', '/book', '/auth', '/nowhere']) expect(await framing(path)).toEqual(["'none'", 'DENY']);
    const { headers } = await ask('/embed.js');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('keep what is personal out of every cache', async () => {
    for (const path of ['/api/services', '/api/bookings', '/api/nowhere']) {
      expect((await ask(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('tie the cookies of a session to this host and to TLS', async () => {
    const { browser } = await createSignedInUser(server, 'ada@spa.test', 'admin_staff', 'https://spa.test');
    expect([...browser.cookies.keys()]).toEqual(['__Host-access', '__Secure-refresh', '__Host-signed_in']);
    expect((await browser.get('/auth/session')).status).toBe(200);
    const { status, headers } = await browser.post('/auth/refresh');
    expect(status).toBe(200);
    for (const line of headers.getSetCookie())
      expect(line).toMatch(/; Path=\/(api\/auth)?; HttpOnly; Secure; SameSite=Lax$/);
    expect((await browser.post('/auth/sign-out')).status).toBe(204);
    expect(browser.cookies.size).toBe(0);
  });
});
