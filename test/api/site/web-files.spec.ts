import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShopDetails, ShopSettings } from '../../../src/catalog/index.js';
import { indexableRoutes, pageRoutes } from '../../../src/site/page-routes.js';
import { eventually } from '../../support/eventually.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp } from '../../support/processes/start-app.js';
import { registerCleanup } from '../../support/register-cleanup.js';

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the web application as it is served', () => {
  let url: string;
  let root: string;
  const get = (path: string, headers: Record<string, string> = asBrowser) => fetch(`${url}${path}`, { headers });

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'web-'));
    registerCleanup(() => rm(root, { recursive: true }));
    await mkdir(join(root, 'assets'));
    await writeFile(join(root, 'index.html'), '<title>Spa</title><div id="root"></div>');
    await writeFile(join(root, 'icon.svg'), '<svg/>');
    await writeFile(join(root, 'assets', 'app-1a2b.js'), 'plain');
    await writeFile(join(root, 'assets', 'app-1a2b.js.br'), 'packed');
    const server = await startApp({ web: { root, renderers: {} } });
    ({ url } = server);
    const details = {
      ...(await server.get(ShopSettings).read(ShopDetails)),
      name: 'Long & water',
      phone: '(02) 5550 1234',
    };
    await createShopBuilder(server).saveSetting('shop_details', details);
  });

  it.each([
    ['/', 'no-cache'],
    ['/auth', 'no-store'],
    ['/staff/profile', 'no-store'],
    ['/booking-success?session_id=x', 'no-store'],
    ['/bookings/', 'no-store'],
  ])('%s shows the application, %s', async (path, kept) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(kept);
    expect(await response.text()).toContain('<title>Spa</title>');
  });

  // What mail gateways and programs make of the addresses in mails and on pages.
  it.each([
    ['/verify-booking%23token=t-1', '/verify-booking#token=t-1'],
    ['/verify-booking%2523token%253Dt-1', '/verify-booking#token=t-1'],
    [
      '/booking-success%23session_id=a&again=2026-03-03T10%3A00',
      '/booking-success#session_id=a&again=2026-03-03T10:00',
    ],
    [
      '/booking-success%23session_id=a&amp;again=2026-03-03T10:00',
      '/booking-success#session_id=a&amp;again=2026-03-03T10:00',
    ],
    ['/waiting-list%23token=t?utm_source=mail', '/waiting-list?utm_source=mail#token=t'],
    ['/waiting-list/%23token=t', '/waiting-list#token=t'],
    ['/Reset-Password%23token=T', '/reset-password#token=T'],
    ['/accept-invitation%23token=t', '/accept-invitation#token=t'],
    ['/staff/schedule%23time-slots', '/staff/schedule#time-slots'],
    ['/admindashboard%3Ftab=action-logs&who=everyone', '/admindashboard?tab=action-logs&who=everyone'],
    ['/admindashboard?test_mail%3D7', '/admindashboard?test_mail=7'],
    ['/admindashboard?tab%3daction-logs%26who%3deveryone', '/admindashboard?tab=action-logs&who=everyone'],
    ['/admindashboard?tab=action-logs&amp;who=everyone', '/admindashboard?tab=action-logs&who=everyone'],
    ['/%23services', '/#services'],
    ['/booking-success.', '/booking-success'],
    ['/forgot-password)', '/forgot-password'],
    ['/booking-link%3E', '/booking-link'],
    ['//booking-link', '/booking-link'],
  ])('%s is read as %s', async (changed, meant) => {
    const response = await fetch(`${url}${changed}`, { headers: asBrowser, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, meant]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await get(changed)).status).toBe(200);
  });

  it.each(['/bookings?search=Tom%20%26%20Ann', '/bookings?search=a%3Db%26c%3Dd'])(
    '%s is taken as it is',
    async (path) => {
      expect(await fetch(`${url}${path}`, { headers: asBrowser, redirect: 'manual' })).toMatchObject({ status: 200 });
    },
  );

  it.each(['/nowhere%23token=t', '/%2F%2Fevil.example%23token=t', '/api/nowhere%23x', '/auth%23%0D%0ALocation:x'])(
    '%s leads nowhere else',
    async (path) => {
      const response = await fetch(`${url}${path}`, { headers: asBrowser, redirect: 'manual' });
      expect(response.headers.get('location') ?? '/auth#').toMatch(/^\/auth#/);
      if (!path.startsWith('/auth')) expect(response.status).toBe(404);
    },
  );

  it.each([
    ['/booking-success', 'Your booking'],
    ['/verify-booking', 'Your address is not verified yet'],
    ['/booking-cancelled', 'No payment was processed'],
    ['/booking-link', 'Send my link again'],
    ['/receipt', 'has your receipt as a PDF'],
    ['/receipt-check', 'whether it is genuine'],
    ['/privacy-policy', 'We keep what a booking needs'],
    ['/terms-of-service/', 'confirmed at once'],
    ['/gift-certificates', 'sell them at the shop'],
    ['/gift-certificates/balance', 'what is left on it'],
    ['/developers', 'needs JavaScript'],
    ['/waiting-list', 'ring us before then'],
    ['/auth', 'Signing in needs JavaScript'],
    ['/embed', 'You can book by phone'],
    ['/staff', 'The pages for staff need JavaScript'],
    ['/clients/7', 'The pages for staff need JavaScript'],
    ['/nowhere', 'Page not found'],
  ])('%s reads without JavaScript, with the phone number', async (path, text) => {
    const [, noscript = ''] = (await (await get(path)).text()).split(/<\/?noscript>/);
    expect(noscript).toContain(text);
    expect(noscript).toContain('<a href="tel:0255501234">(02) 5550 1234</a>');
    expect(noscript).toContain('Long &amp; water');
  });

  it.each(['/auth', '/auth/'])('%s sends a browser on in which somebody has signed in', async (path) => {
    const asked = (cookie: string) => fetch(`${url}${path}`, { headers: { ...asBrowser, cookie }, redirect: 'manual' });
    const sent = await asked('signed_in=1');
    expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([
      303,
      '/staff',
      'no-store',
    ]);
    expect((await asked('access=made-up')).status).toBe(200);
  });

  it.each(['/nowhere', '/staff/nowhere', '/bookings/7', '/%zz', '/staff/%ff?a=%20'])(
    '%s shows it too, but says 404',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<title>Spa</title>');
    },
  );

  it.each([
    '/assets/gone-3c4d.js',
    '/humans.txt',
    '/index.html',
    '/assets/',
    '/api/nowhere',
    '/api',
    '/assets/..%2findex.html',
  ])('%s never becomes that page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps built files for ever, packed where the browser unpacks', async () => {
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(packed.headers.get('content-encoding')).toBe('br');
    const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' });
    expect(await plain.text()).toBe('plain');
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('sends built files without what only a page heeds', async () => {
    const { headers } = await get('/assets/app-1a2b.js');
    const forPages = ['content-security-policy', 'x-frame-options', 'permissions-policy'];
    expect(forPages.filter((name) => headers.has(name))).toEqual([]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('keeps nobody waiting for a file that was taken away, and follows a build that replaced it', async () => {
    await writeFile(join(root, 'assets', 'page-5e6f.js'), 'of a moment');
    await writeFile(join(root, 'index.html'), '<title>Spa</title><!--2-->');
    await eventually(async () => ((await get('/assets/page-5e6f.js')).ok ? true : undefined), 'the new file');
    expect(await (await get('/auth')).text()).toContain('<!--2-->');
    await rm(join(root, 'assets', 'page-5e6f.js'));
    const gone = await get('/assets/page-5e6f.js');
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await get('/assets/app-1a2b.js')).status).toBe(200);
  });

  it('is missed in one sentence where it was not built', async () => {
    const missing = startApp({ web: { root: join(root, 'nothing'), renderers: {} } });
    await expect(missing).rejects.toThrow(/^The web pages are not built \(.*index\.html is missing\): npm run build/);
  });

  it('tells search engines which pages are for them', async () => {
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toMatch(/^Disallow: \/bookings$/m);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap.match(/(?<=<loc>)[^<]*/g)).toEqual(indexableRoutes.map((path) => `http://localhost:3000${path}`));
    expect((await get('/bookings')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/nowhere')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/privacy-policy')).headers.get('x-robots-tag')).toBeNull();
  });

  it('has the pages of the router, no more and no fewer', async () => {
    const folder = 'web/src/app/routes';
    const files = (await readdir(folder)).filter((file) => /(-routes|^router)\.tsx$/.test(file));
    const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const routed = sources.flatMap((source) => source.match(/(?<=(path: |coming\()')\/[\w/:-]*(?=')/g) ?? []);
    expect([...new Set(routed)].sort()).toEqual([...pageRoutes].sort());
  });
});
