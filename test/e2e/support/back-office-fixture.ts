import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../src/demo/content/demo-accounts.js';
import { addDays } from '../../../src/kernel/local-time.js';
import { bookingForm, type BookingAnswer, type BookingForm } from '../../support/fixtures/booking-form.js';
import type { BrowserState } from './context-pool.js';
import { queryShopDatabase } from './shop-database.js';
import { type Shop, test as shopTest } from './shop-fixture.js';

export { expect } from '@playwright/test';

type Person = 'admin' | 'mei' | 'desk' | 'auditor';
type Sessions = (person: Person) => Promise<BrowserState>;
type Visit = (person: Person, use: (page: Page) => Promise<void>) => Promise<void>;

/** Half of the time after which a page renews its session: what it gets then, the tests after it would not know of. */
const SESSION_MS = 5 * 60_000;

/**
 * `admin`, `mei` (a therapist), `desk` (staff without a therapist) and `auditor` are pages of people who are signed in already; `bea` is
 * a second admin, who signs in with the first one's password.
 */
export const test = shopTest.extend<Record<Person | 'bea', Page> & { visitAs: Visit }, { sessions: Sessions }>({
  // A press on a button that is still moving may miss; people would press again.
  contextOptions: { reducedMotion: 'reduce' },
  sessions: [
    async ({ shop }, use) => {
      const opened = new Map<Person, { at: number; session: Promise<BrowserState> }>();
      await use((person) => {
        const now = performance.now();
        if (!opened.has(person) || opened.get(person)!.at + SESSION_MS < now)
          opened.set(person, { at: now, session: openSession(shop, findDemoAccount(person)) });
        return opened.get(person)!.session;
      });
    },
    { scope: 'worker' },
  ],
  visitAs: async ({ contexts, contextChoice, shop, sessions }, use) =>
    use(async (person, withPage) => {
      const choice = { ...contextChoice, baseURL: shop.url };
      await contexts.use(choice, await sessions(person), async (context) => withPage(await context.newPage()));
    }),
  admin: async ({ visitAs }, use) => visitAs('admin', use),
  mei: async ({ visitAs }, use) => visitAs('mei', use),
  desk: async ({ visitAs }, use) => visitAs('desk', use),
  auditor: async ({ visitAs }, use) => visitAs('auditor', use),
  bea: async ({ contexts, contextChoice, shop }, use) => {
    await queryShopDatabase(
      shop,
      `with bea as (insert into users (id, email, password_hash)
         select gen_random_uuid(), 'bea@longwater.example', password_hash from users where email like 'admin@%'
         on conflict do nothing returning id)
       insert into user_roles select id, 'admin_staff' from bea`,
      [],
    );
    const { password } = findDemoAccount('admin');
    const session = await openSession(shop, { email: 'bea@longwater.example', password });
    const choice = { ...contextChoice, baseURL: shop.url };
    await contexts.use(choice, session, async (context) => use(await context.newPage()));
  },
});

export const findDemoAccount = (person: Person | 'reception') =>
  demoAccounts.find(({ email }) => email.startsWith(`${person}@`))!;

/** Signs in by the form and waits for the page where the person works. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const { email, password } = findDemoAccount(person);
  await page.goto('/auth');
  await submitSignInForm(page, email, password);
  await page.waitForURL(({ pathname }) => pathname !== '/auth');
}

export async function submitSignInForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Books over the API as a visitor: the first free time from tomorrow on, or the given slot. */
export async function createBooking(
  shop: Shop,
  therapist: string,
  requestedSlot?: { date: string; time: string },
  more: Partial<BookingForm> = {},
) {
  const therapists = await read<{ id: string; name: string }[]>(shop, '/availability/therapists');
  const therapistId = therapists.find(({ name }) => name === therapist)!.id;
  const [service] = await read<{ id: string }[]>(shop, '/services');
  const slot = requestedSlot ?? (await findFirstFreeSlot(shop, therapistId));
  const client = `Zoe ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const body = bookingForm(
    { service_id: service!.id, therapist_id: therapistId, booking_date: slot.date, booking_time: slot.time },
    { first_name: 'Zoe', last_name: client.slice(4), ...more },
  );
  const response = await post(shop, '/bookings', body);
  if (!response.ok) throw new Error(await response.text());
  const { booking } = (await response.json()) as BookingAnswer;
  return { id: booking.id, client, slot, status: booking.status };
}

async function findFirstFreeSlot(shop: Shop, therapistId: string) {
  const { local_now } = await read<{ local_now: string }>(shop, '/shop');
  for (let ahead = 1; ahead <= 28; ahead++) {
    const date = addDays(local_now.slice(0, 10), ahead);
    const { slots } = await read<{ slots: { start_time: string; available: boolean }[] }>(
      shop,
      `/availability/slots?therapist_id=${therapistId}&date=${date}`,
    );
    for (const { start_time: time, available } of slots) {
      const check = `/availability/check?therapist_id=${therapistId}&booking_date=${date}&booking_time=${time}`;
      const { reason } = available ? await read<{ reason: string }>(shop, check) : { reason: 'taken' };
      if (reason === 'available') return { date, time };
      if (reason === 'not_rostered' || reason === 'fully_booked') break;
    }
  }
  throw new Error('Nothing is free for four weeks');
}

async function openSession(
  shop: Shop,
  { email, password }: { email: string; password: string },
): Promise<BrowserState> {
  const response = await post(shop, '/auth/sign-in', { email, password });
  const { user, expires_at } = (await response.json()) as { user: unknown; expires_at: string };
  const cookies = response.headers.getSetCookie().map((line) => {
    const [, name, value] = /^(\w+)=([^;]*)/.exec(line)!;
    return { name: name!, value: value!, domain: 'localhost', path: /path=([^;]*)/i.exec(line)?.[1] ?? '/' };
  });
  return {
    cookies: cookies.map((each) => ({ ...each, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const })),
    localStorage: { session: JSON.stringify({ user, role: null, expiresAt: expires_at }) },
  };
}

const read = async <T>(shop: Shop, path: string): Promise<T> =>
  (await (await fetch(`${shop.url}/api${path}`)).json()) as T;

const post = (shop: Shop, path: string, body: unknown) =>
  fetch(`${shop.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify(body),
  });
