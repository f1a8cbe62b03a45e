import { OfferOpenings } from '../../../src/booking/waiting-list/offers/offer-openings.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { startTextSink } from '../../support/processes/text-sink.js';

const date = '2026-03-05';
const windows = [{ date, from: '09:00', to: '12:00' }];
const number = '+61491570156';

/** The clock stands at Monday 2026-03-02, 10:00; Mei is free on Thursday at 10:00 and 11:00. */
async function startWaiting(settings: object = {}) {
  const [smtp, gateway] = [await startSmtpSink(), await startTextSink()];
  const office = await startOffice({ env: { SMTP_URL: smtp.url, ...gateway.env } });
  await office.shop.saveSetting('reminders', {
    ...{ hours_before: 48, same_day: false, by_mail: true, by_text: true },
    ...settings,
  });
  await office.shop.shift(office.mei, date, '10:00-12:00');
  const add = (client_phone: string, client_email: string | null = null) =>
    office.ada.post<{ items: { reason: string }[] }>('/office-waiting-list', {
      ...{ service_id: office.swedish, therapist_id: office.mei, windows },
      ...{ client_name: 'Georgia Marsh', client_phone, client_email },
    });
  const offerOpenings = () =>
    Promise.all([office.server, office.worker].map((one) => one.get(OfferOpenings, { strict: false }).run()));
  const list = async () =>
    (await office.ada.get<{ items: { status: string; reason: string }[] }>('/office-waiting-list')).body.items;
  return { smtp, gateway, office, add, offerOpenings, list };
}

it('a caller without an address is offered a time by text, and takes it by its link', async () => {
  const { gateway, office, add, offerOpenings } = await startWaiting();
  expect((await add('0491 570 156')).status).toBe(201);
  await offerOpenings();
  const text = await eventually(() => gateway.to(number)[0], 'the text');
  expect(text.text).toMatch(/Thu Mar 5 10:00 AM.* held until 10:30 AM\. Accept or decline: http/);
  const token = /#token=([\w-]+)/.exec(text.text)![1];
  const accepted = await office.visitor.post<{ status: string }>('/own-waiting-entry/acceptance', { token });
  expect(accepted).toMatchObject({ status: 200, body: { status: 'booked' } });
});

it('who has an address gets both, one message each', async () => {
  const { smtp, gateway, add, offerOpenings } = await startWaiting();
  await add('0491 570 156', 'georgia@example.test');
  await offerOpenings();
  await eventually(() => gateway.to(number)[0], 'the text');
  const offers = () =>
    smtp.to('georgia@example.test').filter(({ subject }) => subject?.startsWith('A time has come free'));
  await eventually(() => offers()[0], 'the mail');
  expect([gateway.to(number).length, offers().length]).toEqual([1, 1]);
});

it('whom neither reaches is left to the office, which is told so', async () => {
  const { gateway, add, offerOpenings, list } = await startWaiting({ by_text: false });
  await add('0491 570 156');
  await offerOpenings();
  expect(await list()).toMatchObject([{ status: 'waiting', reason: 'no_address' }]);
  expect(gateway.texts).toEqual([]);
});
