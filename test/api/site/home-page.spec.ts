import { CommandBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { system } from '../../../src/kernel/actor.js';
import { HomePageCache } from '../../../src/site/index.js';
import { AddClosure, BlockTherapistDay, RemoveClosure } from '../../../src/scheduling/index.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { eventually } from '../../support/eventually.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';

const web = { root: resolve('dist/web'), renderers: { '/': HomePageCache } };
const today = '2026-03-02';

const read = async (url: string) => (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text();
const card = (page: string, name: string) =>
  page
    .split('id="expert-team"')[1]
    ?.split('</section>')[0]!
    .split('<li ')
    .find((part) => part.includes(name)) ?? '';

/** A shop with two therapists, two web processes and a worker, on the second of March. */
async function openShop() {
  const clock = new FixedClock();
  const first = await startApp({ clock, web });
  const { database } = first;
  const servers = [first, await startApp({ clock, web, database })] as const;
  await startWorker({ clock, database });
  /** Both processes show the change, each after reading the log itself. */
  const bothSay = async (what: string, holds: (page: string) => boolean) => {
    for (const { url } of servers) await eventually(async () => holds(await read(url)) || undefined, what);
  };
  const shop = createShopBuilder(first);
  const service = await shop.service('Hot </script><b>Stone');
  const ada = await shop.therapist('Ada', { availableSlots: 3 });
  const ben = await shop.therapist('Ben');
  await shop.timeSlots('10:30', '11:00', '11:30', '12:00');
  await shop.shift(ada, today, '9:00 AM - 5:00 PM');
  await shop.shift(ben, today, '12:00 PM - 6:00 PM');
  await shop.shift(ben, '2026-03-04', '9:00 AM - 5:00 PM');
  await bothSay('the shop', (page) => page.includes('Ben') && page.includes('11:00 AM'));
  return { clock, servers, bothSay, service, ada };
}

describe('the landing page as the server renders it', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;

  beforeAll(async () => {
    if (!existsSync('dist/rendering/worker.js')) throw new Error('Nothing is built: npm run build');
    shop = await openShop();
  });

  it('reads well as it is, for people and for machines, whatever the shop is called', async () => {
    const page = await read(shop.servers[0].url);
    expect(page).toMatch(/^<!doctype html>/i);
    expect(page).toContain('<title>Massage and spa · Massage and Spa</title>');
    expect(page).toContain('$89.50');
    expect(page).not.toContain('</script><b>');
    const described = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)![1]!;
    expect(JSON.parse(described)).toMatchObject({
      '@type': 'HealthAndBeautyBusiness',
      hasOfferCatalog: { itemListElement: [{ price: '89.50', itemOffered: { name: 'Hot </script><b>Stone' } }] },
    });
    expect(JSON.parse(described).openingHoursSpecification).toHaveLength(7);
  });

  it('brings the times of every day of this month and the next', async () => {
    const page = await read(shop.servers[0].url);
    const drawn = [...page.matchAll(/<template data-days="([^"]*)">(.*?)<\/template>/gs)];
    const dates = drawn.flatMap(([, days]) => days!.split(' ')).sort();
    expect([dates[0], dates.at(-1), new Set(dates).size]).toEqual([today, '2026-04-30', 60]);
    for (const [, , times] of drawn) expect(times).toContain('data-start="11:00"');
    expect(drawn.length).toBeLessThan(5);
    expect(page).toContain('<template data-month="2026-04">');
  });

  it('says on a closed day that the shop is closed, and to machines when it will be', async () => {
    const { servers, bothSay } = shop;
    const server = servers[0];
    const id = randomUUID();
    const closure = { name: 'Labour Day', firstDate: today, lastDate: '2026-03-03' };
    await server.get(CommandBus).execute(new AddClosure(id, closure, system));
    await bothSay('the closure', (page) => page.includes('Labour Day'));
    const page = await read(server.url);
    expect(page).toContain('Closed today');
    expect(page).toContain('Mon, Mar 2 to Tue, Mar 3');
    for (const name of ['Ada', 'Ben']) expect(card(page, name)).toContain('Off today');
    const described = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)![1]!;
    expect(JSON.parse(described).specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        name: 'Labour Day',
        validFrom: today,
        validThrough: '2026-03-03',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
    await server.get(CommandBus).execute(new RemoveClosure(id, 1, system));
    await bothSay('no closure', (open) => !open.includes('Labour Day'));
  });

  it('costs a browser nothing that has it already, and little where it has not', async () => {
    const { url } = shop.servers[0];
    const get = (headers: Record<string, string>) => fetch(`${url}/`, { headers: { accept: 'text/html', ...headers } });
    const packed = await get({ 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toContain('Find Your Inner Peace');
    const again = await get({ 'if-none-match': packed.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.has('content-security-policy')).toBe(false);
    expect((await get({ 'accept-encoding': 'br;q=0, identity' })).headers.get('content-encoding')).toBeNull();
  });

  it.each(['/', '/auth', '/booking-success'])('%s never comes with the nonce of another answer', async (path) => {
    const { url } = shop.servers[0];
    let known = { 'if-none-match': 'W/"none"' };
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit++) {
      const answer = await fetch(url + path, { headers: { accept: 'text/html', ...known } });
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy');
      if (answer.status === 304) expect(policy).toBeNull();
      else {
        const [, nonce] = /'nonce-([^']+)'/.exec(policy!)!;
        expect(new Set([...html.matchAll(/ nonce="([^"]+)"/g)].map(([, used]) => used))).toEqual(new Set([nonce]));
        expect(nonces.has(nonce!)).toBe(false);
        nonces.add(nonce!);
      }
      known = { 'if-none-match': answer.headers.get('etag') ?? '*' };
    }
  });

  it('shows a few changes in a row at once', async () => {
    const server = await startApp({ web });
    for (const name of ['Swedish', 'Lomi Lomi', 'Hot Stone']) {
      await createShopBuilder(server).service(name);
      server.get(HomePageCache).invalidate();
      expect(await read(server.url)).toContain(name);
    }
  });

  it('counts a booking that another process took', async () => {
    const { servers, bothSay, service, ada } = await openShop();
    expect(card(await read(servers[1].url), 'Ada')).toContain('3 slots available today');
    const slot = { service_id: service, therapist_id: ada, booking_date: today, booking_time: '11:00' };
    expect((await new Visitor(servers[0].url).post('/bookings', bookingForm(slot))).status).toBe(201);
    await bothSay('one slot less', (page) => card(page, 'Ada').includes('2 slots available today'));
  });

  it('offers no time that was blocked', async () => {
    const {
      servers: [server],
      bothSay,
      ada,
    } = await openShop();
    const offers = (page: string) => page.includes('aria-label="Book 10:30 AM with Ada"');
    await bothSay('a free 10:30', offers);
    const block = {
      id: randomUUID(),
      therapistId: ada,
      date: today,
      startTime: '10:30',
      endTime: '11:00',
      reason: null,
    };
    await server.get(CommandBus).execute(new BlockTherapistDay(block, system));
    await bothSay('no more 10:30', (page) => !offers(page));
  });

  it('moves on with the shop’s clock: a shift begins, the day ends', async () => {
    const { clock, servers, bothSay } = await openShop();
    const here = (page: string) => page.split('Away at the moment')[0]!.split('Meet Our Available Therapists')[1]!;
    expect(here(await read(servers[0].url))).not.toContain('Ben');
    clock.set('2026-03-02T01:00:00.000Z');
    await bothSay('Ben is here from noon', (page) => here(page).includes('Ben'));
    clock.set('2026-03-02T13:00:00.000Z');
    await bothSay('Ada has no shift from midnight on', (page) => card(page, 'Ada') === '' && card(page, 'Ben') !== '');
  });

  it('shows a map service in a frame only where the shop wants one, and lets in that one alone', async () => {
    const own = await fetch(`${shop.servers[0].url}/`, { headers: { accept: 'text/html' } });
    expect(own.headers.get('content-security-policy')).toContain("frame-src 'none'");
    expect(await own.text()).not.toContain('<iframe');
    const { url } = await startApp({ web, env: { MAP_EMBED_URL: 'https://maps.example/embed?place=1&zoom=2' } });
    const embedded = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
    expect(embedded.headers.get('content-security-policy')).toContain('frame-src https://maps.example;');
    expect(await embedded.text()).toContain('<iframe src="https://maps.example/embed?place=1&amp;zoom=2" title="Map"');
  });

  it('lets nobody wait long for a new one: there is the one before', async () => {
    const { url, get } = shop.servers[0];
    const em = get(EntityManager).fork();
    await em.begin();
    await em
      .getConnection()
      .execute('lock table services in access exclusive mode', [], 'run', em.getTransactionContext());
    get(HomePageCache).invalidate();
    const waited = await eventually(async () => {
      const began = performance.now();
      const page = await read(url);
      return performance.now() - began > 2_000 ? page : undefined;
    }, 'a page that is being rendered');
    await em.rollback();
    expect(waited).toContain('Find Your Inner Peace');
  });

  it('leaves it to the browser when its data cannot be read, and says so in the log', async () => {
    const { url, get } = shop.servers[0];
    const em = get(EntityManager).fork();
    const said = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await em.getConnection().execute('alter table services rename to services_away');
    get(HomePageCache).invalidate();
    await eventually(async () => (await read(url)).includes('<div id="root"></div>') || undefined, 'the empty page');
    expect(said).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('could not be rendered'));
    await em.getConnection().execute('alter table services_away rename to services');
    await shop.bothSay('the rendered page', (page) => page.includes('Find Your Inner Peace'));
  });
});
