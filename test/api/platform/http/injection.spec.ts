import { resolve } from 'node:path';
import { ShopDetails, ShopSettings } from '../../../../src/catalog/index.js';
import { HomePageCache } from '../../../../src/site/index.js';
import { sql } from '../../../../src/platform/database/sql.js';
import { startApp, startWorker } from '../../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../../support/fixtures/booking-form.js';
import { eventually } from '../../../support/eventually.js';
import { createShopBuilder } from '../../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../../support/clients/create-signed-in-user.js';
import { type SmtpSink, startSmtpSink } from '../../../support/processes/smtp-sink.js';
import type { Visitor } from '../../../support/clients/visitor.js';
import { createDatabase } from '../../../support/database/create-database.js';

const web = { root: resolve('dist/web'), renderers: { '/': HomePageCache } };
const markup = '"><img src=x onerror=alert(1)></title></script><script>alert(1)</script>';
const header = 'Mei\r\nBcc: thief@evil.test\r\nX-Evil: 1\r\n\r\n<b>new body</b>';
const formula = '=HYPERLINK("https://evil.test","Click")';
const query = "' or 1=1; drop table bookings; --";
const georgia = 'georgia@example.test';
const house = 'hello@longwater.test';
const date = '2026-03-03';

/** Malicious text in every field that people can write. */
describe('hostile words', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let smtp: SmtpSink;
  let admin: Visitor;
  let booked: BookingAnswer;

  beforeAll(async () => {
    smtp = await startSmtpSink();
    const options = { database: await createDatabase(), env: { SMTP_URL: smtp.url } };
    server = await startApp({ ...options, web });
    await startWorker(options);
    const shop = createShopBuilder(server);
    const details = await server.get(ShopSettings).read(ShopDetails);
    const words = { ...details.words, team: markup, about: { title: markup, lead: header, text: formula } };
    const named = {
      ...details,
      name: header,
      tagline: markup,
      addressLines: [markup],
      phone: formula,
      email: house,
      words,
    };
    // As a shop may have stored it before hidden characters were refused.
    await sql(shop.em, `insert into business_settings (setting_key, setting_value) values ('shop_details', $1)`, [
      named,
    ]);
    server.get(ShopSettings).invalidate();
    await shop.timeSlots('10:00', '11:00');
    const service_id = await shop.service(header);
    const therapist_id = await shop.therapist(`${markup}${header}`);
    await shop.shift(therapist_id, date, '09:00-17:00');
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    const slot = { service_id, therapist_id, booking_date: date, booking_time: '10:00' };
    const client = { first_name: formula, last_name: markup, client_email: georgia, notes: `${markup}\r\n${header}` };
    const answer = await admin.post<BookingAnswer>('/bookings', bookingForm(slot, client));
    expect(answer.status).toBe(201);
    booked = answer.body;
    await smtp.received(2);
  });

  it('stay words in mails: no markup, no further headers, nobody else who gets them', () => {
    expect(smtp.mails.map(({ recipients }) => recipients).toSorted()).toEqual([[georgia], [house]]);
    for (const { headers, html, bcc, cc, text, subject } of smtp.mails) {
      expect([cc, bcc]).toEqual([undefined, undefined]);
      expect(headers.map(({ key }) => key)).not.toContain('x-evil');
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toMatch(/<script|<img src="?x|<b>new body/i);
      expect(html).toContain('&lt;script&gt;');
      expect(text).toContain('<script>alert(1)</script>');
    }
  });

  it('stay words in the calendar file', async () => {
    const { body } = await admin.post<string>('/booking-calendar', { sessionId: booked.session_id });
    const lines = body.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
    const names = lines.filter(Boolean).map((line) => /^[A-Z-]+(?=[:;])/.exec(line)?.[0]);
    expect(names).not.toContain(undefined);
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(BCC|X-EVIL|ATTACH)$/i)]));
  });

  it('stay words in a spreadsheet', async () => {
    const { body } = await admin.post<string>('/bookings/exports', { status: 'all' });
    expect(body).toContain(`"'=HYPERLINK(""https://evil.test"",""Click"")`);
    expect(body).not.toMatch(/(^|,|\n)"?=/);
  });

  it('stay words in the landing page', async () => {
    const page = await eventually(async () => {
      const text = await (await fetch(`${server.url}/`, { headers: { accept: 'text/html' } })).text();
      // Not the page that browsers render themselves, which a busy server answers with.
      return text.includes('onerror') && text.includes('<title') ? text : undefined;
    }, 'the page with the shop’s words');
    expect(page).not.toMatch(/<img src=x|<script>alert|<b>new body/i);
    expect(page.match(/<\/title>/g)).toHaveLength(1);
  });

  it('stay words in what the office reads, as JSON that no browser takes for a page', async () => {
    const { headers, body } = await admin.get<{ notes: string }>(`/bookings/${booked.booking.id}`);
    expect(body.notes).toContain(markup);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('stay words when something is searched for', async () => {
    const lists = ['/bookings?status=all&name=', '/customers?search=', '/admin-action-logs?who=everyone&search='];
    for (const list of lists) {
      const found = async (words: string) =>
        (await admin.get<{ items: unknown[] }>(list + encodeURIComponent(words))).body.items;
      expect([list, await found(query)]).toEqual([list, []]);
      expect([list, await found('%')]).toEqual([list, []]);
      expect([list, (await found('HYPERLINK')).length]).not.toEqual([list, 0]);
    }
  });
});
