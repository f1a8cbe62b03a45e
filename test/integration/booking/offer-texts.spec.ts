import { OfferOpenings } from '../../../src/booking/waiting-list/offers/offer-openings.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { startTextSink } from '../../support/processes/text-sink.js';

const date = '2026-03-05';
const windows = [{ date, from: '09:00', to: '12:00' }];
const number = '+61491570156';

interface Timeline {
  mails: object[];
  link_opens: object | null;
}

/** The clock is set to Monday 2026-03-02, 10:00; Mei is free on Thursday at 10:00 and 11:00. */
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
  // The history of the booking shows how its client was reached and when they opened it.
  const { body: own } = await office.visitor.post<{ session_id: string }>('/own-waiting-entry', { token });
  const [booking] = (await office.ada.get<{ items: { id: string }[] }>(`/bookings?date=${date}`)).body.items;
  const readHistory = async () => (await office.ada.get<Timeline>(`/bookings/${booking!.id}/timeline`)).body;
  const { mails, link_opens } = await readHistory();
  expect(mails).toContainEqual(expect.objectContaining({ event_type: 'SlotOffered', channel: 'text', state: 'sent' }));
  expect(link_opens).toBeNull();
  const open = () => office.visitor.post('/complete-booking', { sessionId: own.session_id });
  await open();
  await open();
  expect((await readHistory()).link_opens).toMatchObject({ opens: 1, first_at_local: '2026-03-02T10:00:00' });
  office.clock.advance({ minutes: 11 });
  await office.ada.post('/auth/refresh');
  await open();
  expect((await readHistory()).link_opens).toMatchObject({ opens: 2, last_at_local: '2026-03-02T10:11:00' });
});

it('who has an address gets both, one message each', async () => {
  const { smtp, gateway, add, offerOpenings } = await startWaiting();
  await add('0491 570 156', 'georgia@example.test');
  await offerOpenings();
  await eventually(() => gateway.to(number)[0], 'the text');
  const offers = () =>
    smtp.to('georgia@example.test').filter(({ subject }) => subject?.startsWith('A time has opened up'));
  await eventually(() => offers()[0], 'the mail');
  expect([gateway.to(number).length, offers().length]).toEqual([1, 1]);
});

it('who was asked by text alone hears by text that the shop closes then', async () => {
  const { gateway, office, add, offerOpenings } = await startWaiting();
  await add('0491 570 156');
  await offerOpenings();
  await eventually(() => gateway.to(number)[0], 'the offer');
  await office.ada.post('/closures', { name: 'Stocktake', first_date: date, last_date: date });
  const text = await eventually(() => gateway.to(number)[1], 'the text');
  expect(text.text).toMatch(/: Thu Mar 5 10:00 AM is (no longer free|gone), sorry\. You still wait: http/);
});

it('whom neither reaches is left to the office, which is told so', async () => {
  const { gateway, add, offerOpenings, list } = await startWaiting({ by_text: false });
  await add('0491 570 156');
  await offerOpenings();
  expect(await list()).toMatchObject([{ status: 'waiting', reason: 'no_address' }]);
  expect(gateway.texts).toEqual([]);
});

it('a refused text of an offer is told of with why, in the history of what came of it', async () => {
  const { smtp, gateway, office, add, offerOpenings } = await startWaiting();
  gateway.refuse(number, { status: 400, body: 'unknown number' });
  await add('0491 570 156', 'georgia@example.test');
  await offerOpenings();
  const [mail] = await eventually(() => {
    const offers = smtp.to('georgia@example.test').filter(({ subject }) => subject?.startsWith('A time has opened up'));
    return offers[0] && gateway.attempts(number) > 0 ? offers : undefined;
  }, 'the mail, and a try of the text');
  const token = /#token=([\w.-]+)/.exec(mail!.text ?? '')![1];
  await office.visitor.post('/own-waiting-entry/acceptance', { token });
  const [booking] = (await office.ada.get<{ items: { id: string }[] }>(`/bookings?date=${date}`)).body.items;
  const { mails } = await eventually(async () => {
    const { body } = await office.ada.get<Timeline>(`/bookings/${booking!.id}/timeline`);
    return JSON.stringify(body.mails).includes('refused') ? body : undefined;
  }, 'the refusal');
  expect(mails).toContainEqual(expect.objectContaining({ event_type: 'SlotOffered', channel: 'mail', state: 'sent' }));
  expect(mails).toContainEqual(
    expect.objectContaining({
      event_type: 'SlotOffered',
      channel: 'text',
      state: 'refused',
      reason: expect.any(String),
    }),
  );
});
