import { randomUUID } from 'node:crypto';
import { ShopDetails } from '../../../src/catalog/index.js';
import type { SystemStatusDto } from '../../../src/operations/system-status/system-status.dto.js';
import { AskGateway } from '../../../src/payments/online/ask-gateway.task.js';
import type { OnlinePaymentsDto } from '../../../src/payments/online/online-payment.dto.js';
import { ProveBooksTask } from '../../../src/payments/proof/prove-books.task.js';
import { sql } from '../../../src/platform/database/sql.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { eventually } from '../../support/eventually.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { startPaymentGateway } from '../../support/processes/payment-gateway.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';
import { registerCleanup } from '../../support/register-cleanup.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let gateway: Awaited<ReturnType<typeof startPaymentGateway>>;
let smtp: SmtpSink;

beforeAll(async () => {
  // The gateway lives in the shop's time. Its webhooks would be refused as old ones: the shop asks.
  gateway = await startPaymentGateway(() => office.clock.now().getTime());
  registerCleanup(gateway.stop);
  gateway.switches.webhook = 'never';
  smtp = await startSmtpSink();
  office = await startPaymentsOffice({ ...gateway.env, SMTP_URL: smtp.url });
  await office.shop.saveSetting('shop_details', Object.assign(new ShopDetails(), { email: 'owner@shop.test' }));
});

/** Lets so many hours go by, after which people sign in again, and asks for a proof. */
async function prove(hours: number) {
  office.clock.advance({ minutes: hours * 60 });
  await office.worker.get(ProveBooksTask).run();
  await office.signIn();
  await office.ada.post('/auth/sign-in', { email: 'ada@spa.test', password: 'twelve characters' });
  const { body } = await office.ada.get<SystemStatusDto>('/system-status');
  return body.proofs;
}

/** Lets a client pay on the gateway's page. @returns the booking */
async function payAtGateway(time: string): Promise<string> {
  const booking = await office.addBooking(time);
  await office.desk.post(`/bookings/${booking}/online-payments`, { id: randomUUID(), amount: 89.5 });
  const url = await eventually(async () => (await readPayments(booking)).payments[0]?.url ?? undefined, 'the page');
  await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });
  return booking;
}
const readPayments = async (booking: string) =>
  (await office.desk.get<OnlinePaymentsDto>(`/bookings/${booking}/online-payments`)).body;
const alerts = () => smtp.to('owner@shop.test').filter(({ subject }) => subject?.startsWith('The books do not agree'));

it('proves each night that the ledger is what the log and the gateway say, and tells of what is not', async () => {
  // 10 AM on March 2: nothing was proved at night, so it is done now.
  expect(await prove(0)).toEqual([
    expect.objectContaining({
      day: '2026-03-02',
      text: expect.stringContaining('and 0 online payments to the gateway'),
    }),
  ]);
  await office.pay(await office.addBooking('10:00'), { amount: 89.5 });
  await payAtGateway('11:00');
  office.clock.advance({ minutes: 2 });
  await office.worker.get(AskGateway).run();
  // Only once a day, and at night.
  expect(await prove(1)).toMatchObject([{ day: '2026-03-02' }]);
  expect(await prove(17)).toEqual([
    {
      name: 'Books',
      day: '2026-03-03',
      text: 'The ledger is equal to the log, to the cent, and 1 online payment to the gateway',
      complaints: [],
    },
  ]);
  await waitForDeliveries(office.shop.em);
  expect(alerts()).toEqual([]);
});

it('names a payment of which the shop was never told, and mails it once', async () => {
  await payAtGateway('12:00');
  const [proof] = await prove(24);
  expect(proof).toMatchObject({
    text: 'The books do not agree',
    complaints: [
      { text: expect.stringMatching(/^Payment \S+: the gateway has \$89\.50 received, the books have nothing of it$/) },
    ],
  });
  expect(await prove(24)).toMatchObject([{ day: '2026-03-05', complaints: [{}] }]);
  await waitForDeliveries(office.shop.em);
  expect(alerts()).toHaveLength(1);
  expect(alerts()[0]!.text).toContain('the gateway has $89.50 received');
  await office.worker.get(AskGateway).run();
  await waitForDeliveries(office.shop.em);
  expect(await prove(24)).toMatchObject([{ day: '2026-03-06', complaints: [] }]);
});

it('finds what somebody changed in the ledger to the cent, though all of it still sums to zero', async () => {
  await sql(
    office.shop.em,
    `update ledger_entries set cents = cents + case account when 'card_terminal' then -100 else 100 end
     where account in ('card_terminal', 'unpaid_sales') and (stream, version) in (
       select stream, version from ledger_entries where account = 'card_terminal' limit 1)`,
  );
  // All of the log is read again on Mondays.
  const [proof] = await prove(3 * 24);
  expect(proof!.day).toBe('2026-03-09');
  expect(proof!.complaints.map(({ text }) => text)).toEqual([
    'Ledger, 2026-03-02, account card_terminal: 8850 cents are booked, 8950 are due by the log',
    'Ledger, 2026-03-02, account unpaid_sales: -8850 cents are booked, -8950 are due by the log',
  ]);
  expect(proof!.complaints[0]!.path).toMatch(/^\/bookings\?booking=/);
});

it('waits until the morning for a gateway that does not answer, and then says so', async () => {
  gateway.switches.gateway = 'fails';
  expect(await prove(24)).toMatchObject([{ day: '2026-03-09' }]);
  expect(await prove(4)).toMatchObject([{ day: '2026-03-10' }]);
});
