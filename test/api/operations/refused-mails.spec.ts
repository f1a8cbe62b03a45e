import { ShopDetails, ShopSettings } from '../../../src/catalog/index.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProcessingLagReader } from '../../../src/platform/observability/processing-lag/processing-lag-reader.js';
import { queryRows } from '../../support/database/query-rows.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

interface Refused {
  subscriber: string;
  event_id: string;
  address: string | null;
  booking_id: string | null;
  reason: string;
  reply: string;
  is_limited: boolean;
  is_unknown: boolean;
}

const REPLY = '550 5.1.1 <georgia@example.test>: Georgia Marsh is unknown here, no such user';
const client = 'georgia@example.test';

async function startRefusedOffice() {
  const smtp = await startSmtpSink();
  smtp.refuse(client, REPLY);
  const office = await startOffice({ env: { SMTP_URL: smtp.url } });
  const details = await office.server.get(ShopSettings).read(ShopDetails);
  await office.shop.saveSetting('shop_details', { ...details, email: 'hello@longwater.test' });
  const id = await office.book({ booking_date: '2026-03-03', client_email: client });
  const listRefused = async () => (await office.ada.get<{ refused: Refused[] }>('/system-status')).body.refused;
  const refused = await eventually(async () => (await listRefused())[0], 'the refusal to be listed');
  const mails = async () =>
    (
      await office.ada.get<{ mails: { recipient: string; state: string; reason: string | null }[] }>(
        `/bookings/${id}/timeline`,
      )
    ).body.mails;
  return { smtp, office, id, refused, listRefused, mails };
}

describe('a mail that the mail server refuses for good', () => {
  it('is tried once, and shown to the shop in words', async () => {
    const { smtp, office, id, refused, mails } = await startRefusedOffice();
    expect(refused).toMatchObject({ address: client, booking_id: id, reason: 'no such mailbox' });
    expect(await mails()).toContainEqual(
      expect.objectContaining({ recipient: 'client', state: 'refused', reason: 'no such mailbox' }),
    );
    const own = await eventually(async () => {
      const { body } = await office.ada.get<{ items: { id: string; email: string }[] }>(`/clients?text=${client}`);
      return body.items.find(({ email }) => email === client);
    }, 'the client to be listed');
    expect((await office.ada.get(`/clients/${own.id}/refused-mails`)).body).toEqual({
      mails: [expect.objectContaining({ booking_id: id, state: 'refused', reason: 'no such mailbox' })],
    });
    await eventually(() => smtp.to('hello@longwater.test')[0], "the shop's own mail");
    const open = `select subscriber from deliveries where state <> 'done' and subscriber like 'email-%'`;
    await eventually(
      async () => ((await queryRows(office.server.database, open)).length === 0 ? true : undefined),
      'nothing to wait',
    );
    expect(smtp.attempts(client)).toBe(1);
  });

  it('leaves nothing personal in the database but the booking itself', async () => {
    const { office, refused } = await startRefusedOffice();
    expect(refused.reply).toBe('550 5.1.1 …: … … is unknown here, no such user');
    const [kept] = await queryRows<{ text: string }>(
      office.server.database,
      `select string_agg(d::text, ' ') as text from deliveries d`,
    );
    expect(kept!.text).toContain('550 5.1.1');
    expect(kept!.text).not.toMatch(/georgia|marsh/i);
  });

  it('is sent again when somebody asks for it, and then gone from the list', async () => {
    const { smtp, office, refused, listRefused, mails } = await startRefusedOffice();
    smtp.refuse(client, null);
    const { subscriber, event_id } = refused;
    expect(await office.staff.post('/system-status/retries', { subscriber, event_id })).toMatchObject({ status: 403 });
    expect(await office.ada.post('/system-status/retries', { subscriber, event_id })).toMatchObject({ status: 202 });
    await eventually(() => smtp.to(client)[0], 'the mail');
    expect(await listRefused()).toEqual([]);
    await eventually(
      async () => (await mails()).find(({ recipient, state }) => recipient === 'client' && state === 'sent'),
      'the history to say so',
    );
  });

  it('is sent again with all others, and counted by the metrics until then', async () => {
    const { smtp, office, listRefused } = await startRefusedOffice();
    const { refused } = await office.server.get(ProcessingLagReader).read();
    expect(refused).toBe(1);
    smtp.refuse(client, null);
    expect(await office.staff.post('/system-status/refused-mails/retries')).toMatchObject({ status: 403 });
    expect(await office.ada.post('/system-status/refused-mails/retries')).toMatchObject({ status: 202 });
    await eventually(() => smtp.to(client)[0], 'the mail');
    expect(await listRefused()).toEqual([]);
  });

  it('goes to the new address as soon as the booking has one', async () => {
    const { smtp, office, id, listRefused } = await startRefusedOffice();
    const booking = await office.getBooking(id);
    const change = { ...booking, client_email: 'marsh@example.test' };
    expect(await office.ada.send('PUT', `/bookings/${id}`, change)).toMatchObject({ status: 200 });
    await eventually(() => smtp.to('marsh@example.test')[0], 'the mail at the new address');
    expect(await listRefused()).toEqual([]);
    expect(smtp.attempts(client)).toBe(1);
  });

  it('can be dismissed, which its booking goes on to tell', async () => {
    const { smtp, office, refused, listRefused, mails } = await startRefusedOffice();
    const { subscriber, event_id } = refused;
    expect(await office.ada.post('/system-status/dismissals', { subscriber, event_id })).toMatchObject({ status: 202 });
    expect(await listRefused()).toEqual([]);
    expect(await office.ada.post('/system-status/dismissals', { subscriber, event_id })).toMatchObject({ status: 404 });
    expect((await mails()).map(({ state }) => state)).toContain('refused');
    expect(smtp.attempts(client)).toBe(1);
  });
});

it('a mail that may have arrived is called unknown in status, history and on the client’s page', async () => {
  const smtp = await startSmtpSink();
  const held = smtp.hold(client);
  const office = await startOffice({ env: { SMTP_URL: smtp.url } });
  const id = await office.book({ booking_date: '2026-03-03', client_email: client });
  const status = async () =>
    (await office.ada.get<{ failing: object[]; refused: Refused[]; queues: { unknown: number }[] }>('/system-status'))
      .body;
  const states = async () =>
    (await office.ada.get<{ mails: { state: string }[] }>(`/bookings/${id}/timeline`)).body.mails.map(
      ({ state }) => state,
    );
  const unknown = await eventually(async () => {
    const { failing, queues } = await status();
    return queues[0]!.unknown === 1 ? failing : undefined;
  }, 'the mail to be unknown');
  expect(unknown).toEqual([
    expect.objectContaining({
      state: 'unknown',
      explanation: 'Unknown: the mail server has got it, and has not said yet whether it takes it',
      again_at_local: expect.any(String),
    }),
  ]);
  expect(await states()).toEqual(['unknown']);
  expect((await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations)).toEqual([]);

  held.hangUp();
  const lost = `select 1 from deliveries where state = 'unknown' and last_error is not null`;
  await eventually(async () => (await queryRows(office.server.database, lost))[0], 'the answer to be given up');
  expect((await status()).failing).toMatchObject([
    { explanation: 'Unknown: the mail server has got it, but never said whether it takes it' },
  ]);
  const giveUp = `update deliveries set state = 'done', refusal = 'no answer' where state = 'unknown'`;
  await queryRows(office.server.database, giveUp);
  expect((await status()).refused).toMatchObject([{ address: client, is_unknown: true }]);
  expect(await states()).toEqual(['unknown']);
  const { subscriber, event_id } = (await status()).refused[0]!;
  expect(await office.ada.post('/system-status/retries', { subscriber, event_id })).toMatchObject({ status: 202 });
  await eventually(async () => ((await states())[0] === 'sent' ? true : undefined), 'the second mail', 20_000);
  expect(new Set(smtp.to(client).map(({ messageId }) => messageId)).size).toBe(1);
});

it('an address gets no more mails a day than strangers may cause, which the shop sees and can overrule', async () => {
  const smtp = await startSmtpSink();
  const office = await startOffice({ env: { SMTP_URL: smtp.url, MAILS_PER_ADDRESS_PER_DAY: '2' } });
  const listRefused = async () => (await office.ada.get<{ refused: Refused[] }>('/system-status')).body.refused;
  const bookings: string[] = [];
  for (const booking_time of ['09:00', '10:00', '11:00'])
    bookings.push(await office.book({ booking_date: '2026-03-03', booking_time, client_email: client.toUpperCase() }));
  const limited = await eventually(async () => (await listRefused())[0], 'the third mail to be held back');
  expect(limited).toMatchObject({ is_limited: true, reason: 'this address has had 2 mails today' });
  expect(bookings).toContain(limited.booking_id);
  const history = await office.ada.get<{ mails: object[] }>(`/bookings/${limited.booking_id}/timeline`);
  expect(history.body.mails).toContainEqual(
    expect.objectContaining({ recipient: 'client', state: 'limited', reason: 'this address has had 2 mails today' }),
  );
  expect(smtp.attempts()).toBe(2);

  // Mails that the office causes are not limited.
  expect(await office.ada.post(`/bookings/${bookings[0]}/letters`, {})).toMatchObject({ status: 200 });
  await smtp.received(3);
  const { subscriber, event_id } = limited;
  expect(await office.ada.post('/system-status/retries', { subscriber, event_id })).toMatchObject({ status: 202 });
  await smtp.received(4);
  expect(await listRefused()).toEqual([]);

  for (let n = 0; n < 3; n++) await office.visitor.post('/auth/password-resets', { email: 'bea@spa.test' });
  await eventually(async () => (await listRefused())[0], 'the third link to be held back');
  expect(smtp.to('bea@spa.test')).toHaveLength(2);
  const [kept] = await queryRows<{ text: string }>(
    office.server.database,
    `select string_agg(r::text, ' ') as text from recipient_mails r`,
  );
  expect(kept!.text).not.toMatch(/georgia|bea/i);
});
