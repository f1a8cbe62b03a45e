import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../support/eventually.js';
import { registerCleanup } from '../support/register-cleanup.js';
import { timeLimit } from '../support/time-limits.mjs';
import type { Browser } from './support/browser.js';
import { openFirefox } from './support/firefox.js';
import { type Line, openLine } from './support/open-line.js';
import { type OpenShop, openShop } from './support/open-shop.js';
import { findFirefox, findWebKit } from './support/programs.mjs';
import { openWebKit } from './support/webkit.js';

/** Longer than a visitor waits before the first press, and than a frame that shows what it must not. */
const SLOW_MS = 2_500;

const formatClockTime = (time: string) =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`2000-01-01T${time}Z`))
    .replace('\u202f', ' ');

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
}, timeLimit(240_000));

/** A machine that has no such browser may go without, except where changes are judged. */
const skipped = process.env.CI ? '' : (process.env.SKIP_BROWSERS ?? '');

describe.each(
  [
    { name: 'Firefox', open: () => openFirefox(findFirefox()) },
    { name: 'WebKit', open: () => openWebKit(findWebKit()) },
  ].filter(({ name }) => !skipped.includes(name)),
)('$name', ({ name, open }) => {
  let browser: Browser;
  let line: Line;
  beforeAll(async () => {
    browser = await open();
  }, timeLimit(240_000));
  afterAll(() => browser.close());
  beforeEach(async () => {
    line = await openLine(shop.url);
    await browser.enterFrame(null);
  });

  it('books by a link on a phone, and cancels on the private page', async () => {
    const email = `${name.toLowerCase()}@example.com`;
    const { therapist, date, time } = await shop.findFreeStart();
    await browser.resize(390, 844);
    await browser.goto(`${shop.url}/book?${toQuery(therapist, date)}`);
    await browser.click('[role=dialog] button', formatClockTime(time));
    await browser.type('First Name', 'Georgia');
    await browser.type('Last Name', name);
    await browser.type('Mobile Number', '0491570156');
    await browser.type('Email', email);
    await browser.click('[role=dialog] button', 'Confirm Booking');
    await browser.find('[role=dialog]', 'Booking Confirmed');

    const [mail] = await eventually(() => (shop.mail.to(email).length > 0 ? shop.mail.to(email) : undefined), 'a mail');
    await browser.goto(/http[^"\s]+\/booking-success[^"\s]+/.exec(mail!.text!)![0]);
    await browser.sees('Booking Confirmed');
    await browser.click('button', 'Cancel booking');
    await browser.click('[role=dialog] button', 'Cancel booking');
    await browser.sees('Booking Cancelled');
    await browser.resize(1024, 768);
  });

  it('books in a frame on another site', async () => {
    const site = await openForeignSite(shop.url);
    await allowEmbedding(shop, site);
    const { therapist, date, time } = await shop.findFreeStart();
    await browser.goto(`${site}/?${toQuery(therapist, date)}`);
    await browser.click('[role=button]', 'Book a massage');
    await browser.enterFrame(await browser.find('iframe'));
    await browser.click('[role=dialog] button', formatClockTime(time));
    // By itself, Firefox draws white scrollbars into the dark dialog.
    expect(await browser.evaluate(() => getComputedStyle(document.documentElement).scrollbarColor)).not.toBe('auto');
    await browser.type('First Name', 'Georgia');
    await browser.type('Last Name', `${name} Framed`);
    await browser.type('Mobile Number', '0491570156');
    await browser.click('[role=dialog] button', 'Confirm Booking');
    await browser.sees('Booking created successfully');
    await browser.enterFrame(null);
    await browser.until('the booking is told to the site', () => document.title === 'booked confirmed');
  });

  it('takes a press from before the scripts have come', async () => {
    line.slow(/^\/assets\/.*\.js/, SLOW_MS);
    await browser.goto(line.url);
    await browser.click('button', 'Book Now');
    await browser.sees('Opening…');
    await browser.find('[role=dialog]', 'Choose a date and time');
  });

  it('asks again for scripts that could not be reached', async () => {
    await browser.goto(line.url);
    await browser.until('the first script', () => 'pressRecorder' in window);
    line.cut(/./);
    await browser.click('button', 'Book Now');
    await browser.sees('That could not be loaded.');
    line.mend();
    await browser.click('[role=alert] button', 'Try again');
    await browser.find('[role=dialog]', 'Choose a date and time');
  });

  it('shows the office what is booked meanwhile, and lets a booking be dragged', async () => {
    await signIn(browser, shop, shop.url);
    const free = await shop.findFreeStart();
    const lastName = `${name} Dragged`;
    await browser.goto(`${shop.url}/bookings?view=day&date=${free.date}`);
    await browser.find('[role=group]', 'Bookings of the day');
    await shop.book(free, lastName);
    const card = await browser.find('button', `Georgia ${lastName}, `);
    const { x, y } = await browser.evaluate((element) => {
      const shown = element as unknown as HTMLElement;
      shown.scrollIntoView({ block: 'center' });
      const { left, top, width } = shown.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + 6) };
    }, card);
    await browser.drag({ x, y }, { x, y: y + 54 });
    await browser.sees(`Moving Georgia ${lastName}`);
    await browser.click('button', 'Cancel move');
  });

  it('shows nothing to whoever comes Back after the session has ended', async () => {
    await signIn(browser, shop, line.url);
    const lastName = `${name} Private`;
    await shop.book(await shop.findFreeStart(), lastName);
    await browser.goto(`${line.url}/bookings?name=${encodeURIComponent(lastName)}`);
    await browser.sees(lastName);
    await browser.evaluate((shown) => {
      // Looks at each frame after the page has come back.
      const look = () => {
        const isSeen = getComputedStyle(document.documentElement).visibility === 'visible';
        if (isSeen && document.body.innerText.includes(shown)) document.documentElement.dataset.leaked = 'yes';
        requestAnimationFrame(look);
      };
      addEventListener('pageshow', look);
    }, lastName);
    await browser.goto(`${line.url}/privacy-policy`);
    // A page that is left while its scripts are on their way may ask for them again, and stay.
    await browser.sees('Having it removed');
    await shop.endSessions();
    line.slow(/^\/api\/auth\/session/, SLOW_MS);
    await browser.back();
    await browser.until('the sign-in', () => location.pathname === '/auth');
    expect(await browser.evaluate(() => document.documentElement.dataset.leaked)).toBeNull();
  });
});

const toQuery = (therapist: string, date: string) =>
  `service=hot-stone-massage&therapist=${therapist.toLowerCase().replaceAll(' ', '-')}&date=${date}`;

async function signIn(browser: Browser, { admin, endSessions }: OpenShop, url: string): Promise<void> {
  // Cookies know no ports: the session of an earlier test would be found.
  await endSessions();
  await browser.goto(`${url}/auth`);
  await browser.type('Email', admin.email);
  await browser.type('Password', admin.password);
  await browser.click('button', 'Sign In');
  await browser.until('the office', () => location.pathname === '/admindashboard');
}

/** A page on another site: 127.0.0.1 is one, whatever the port. */
async function openForeignSite(shopUrl: string): Promise<string> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://site');
    const attributes = [...searchParams].map(([name, value]) => `data-${name}="${value}"`).join(' ');
    response.setHeader('content-type', 'text/html').end(`<!doctype html>
      <html lang="en"><title>Guesthouse</title><h1>Guesthouse</h1>
      <script src="${shopUrl}/embed.js" data-label="Book a massage" ${attributes} async></script>
      <script>addEventListener('booking:booked', ({ detail }) => (document.title = 'booked ' + detail.status));</script>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  registerCleanup(async () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function allowEmbedding(shop: OpenShop, site: string): Promise<void> {
  const admin = await shop.signInAdmin();
  const { body: settings } = await admin.get<{ embed_settings: { version: number } }>('/settings');
  const body = { value: { allowedOrigins: [site] }, version: settings.embed_settings.version };
  expect(await admin.send('PUT', '/settings/embed_settings', body)).toMatchObject({ status: 200 });
  // The answering process learns of the change from the log.
  await eventually(async () => {
    const policy = (await fetch(`${shop.url}/embed`)).headers.get('content-security-policy');
    return policy?.includes(site) || undefined;
  }, 'the site may embed the dialog');
}
