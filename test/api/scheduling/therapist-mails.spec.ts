import { ShopDetails } from '../../../src/catalog/shop-details/shop-details.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { releaseDeliveries } from '../../support/deliveries.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import type { Visitor } from '../../support/clients/visitor.js';

interface Leave {
  id: string;
  version: number;
}

describe('mails to therapists', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let staff: Visitor;
  let days = 0;

  const ask = async (by: Visitor, more: object = {}) => {
    const first_date = `2026-04-${String(++days).padStart(2, '0')}`;
    const body = { therapist_id: office.mei, first_date, last_date: first_date, kind: 'annual', ...more };
    return (await by.post<Leave>('/leave', body)).body;
  };
  const decide = async ({ id, version }: Leave, what: string, more: object = {}, by = office.ada) =>
    (await by.post<Leave>(`/leave/${id}/${what}`, { version, ...more })).body;
  const releaseMails = () => releaseDeliveries(office.worker);
  const subjects = (email: string) => sink.to(email).map(({ subject }) => subject?.split(':')[0]);

  beforeAll(async () => {
    sink = await startSmtpSink();
    office = await startOffice({ env: { SMTP_URL: sink.url, OFFICE_MAIL_DELAY_SECONDS: '600' } });
    staff = office.staff;
  });

  it('the shop hears of a request, the therapist of the answer with its reason', async () => {
    const email = 'shop@spa.test';
    await office.shop.saveSetting('shop_details', Object.assign(new ShopDetails(), { email }));
    const asked = await ask(staff, { note: 'A secret' });
    await releaseMails();
    expect(subjects(email)).toEqual(['Leave requested']);
    expect(sink.to(email)[0]?.text).not.toContain('A secret');
    await decide(asked, 'refusal', { reason: 'Everybody is away' });
    await releaseMails();
    expect(subjects('mei@spa.test')).toEqual(['Your leave has been declined']);
    expect(sink.to('mei@spa.test')[0]?.text).toContain('Everybody is away');
  });

  it('what was taken back before says nothing', async () => {
    const before = sink.to('mei@spa.test').length;
    const approved = await decide(await ask(staff), 'approval');
    await decide(approved, 'reopening');
    const entered = await ask(office.ada);
    await decide(entered, 'withdrawal');
    await decide(await ask(staff), 'withdrawal', {}, staff);
    await releaseMails();
    expect(sink.to('mei@spa.test').length).toBe(before);
  });

  it('leave that is withdrawn before its late mail is not told, and told when it is approved again', async () => {
    const before = sink.to('mei@spa.test').length;
    // As while the mail server is away: the time for undoing has passed, and the mail has not left.
    const [gone, again] = [await ask(office.ada), await ask(office.ada)];
    office.clock.advance({ minutes: 11 });
    for (const browser of [office.ada, staff]) expect((await browser.post('/auth/refresh')).status).toBe(200);
    await decide(gone, 'withdrawal');
    await decide(await decide(again, 'withdrawal'), 'approval');
    await releaseMails();
    expect(subjects('mei@spa.test').slice(before)).toEqual(['Your leave has been approved']);
  });

  it('leave that was told and approved again at once is not told twice', async () => {
    const entered = await ask(office.ada);
    await releaseMails();
    const before = sink.to('mei@spa.test').length;
    const approved = await decide(await decide(entered, 'withdrawal'), 'approval');
    await releaseMails();
    expect(sink.to('mei@spa.test').length).toBe(before);
    await decide(approved, 'withdrawal');
    await releaseMails();
    expect(subjects('mei@spa.test').slice(before)).toEqual(['Your leave has been withdrawn']);
  });

  it('the shop hears once of a request that was withdrawn before its mail and made again', async () => {
    const told = () => subjects('shop@spa.test').length;
    const before = told();
    const withdrawn = await decide(await ask(staff), 'withdrawal', {}, staff);
    await releaseMails();
    expect(told()).toBe(before);
    const reopened = await decide(withdrawn, 'reopening', {}, staff);
    await releaseMails();
    expect(told()).toBe(before + 1);
    await decide(await decide(reopened, 'withdrawal', {}, staff), 'reopening', {}, staff);
    await releaseMails();
    expect(told()).toBe(before + 1);
  });

  it('the shop hears that a therapist has withdrawn a request that it was mailed about, once', async () => {
    const before = subjects('shop@spa.test').length;
    const asked = await ask(staff);
    await releaseMails();
    const withdrawn = await decide(asked, 'withdrawal', {}, staff);
    await releaseMails();
    const reopened = await decide(withdrawn, 'reopening', {}, staff);
    await releaseMails();
    const told = ['Leave requested', 'Leave request withdrawn', 'Leave requested'];
    expect(subjects('shop@spa.test').slice(before)).toEqual(told);
    // By the shop itself, which need not be told.
    await decide(reopened, 'withdrawal');
    await releaseMails();
    expect(subjects('shop@spa.test').slice(before)).toEqual(told);
  });

  it('leave that the shop enters is told', async () => {
    await ask(office.ada);
    await releaseMails();
    expect(subjects('mei@spa.test').at(-1)).toBe('Your leave has been approved');
  });

  it('a publication names those of its shifts that exist when the mail is sent, and none that are gone', async () => {
    const shift = (roster_date: string) => ({ therapist_id: office.mei, roster_date, shift_type: 'custom' });
    const hours = { start_time: '09:00', end_time: '17:00' };
    const publish = async (...dates: string[]) => {
      const additions = dates.map((date) => ({ ...shift(date), ...hours }));
      await office.ada.post('/roster-changes', { additions, draft: true });
      const days = { from: dates[0], to: dates.at(-1), therapist_ids: [office.mei] };
      await office.ada.post('/roster-drafts/publication', days);
      const { body } = await office.ada.get<{ id: string; roster_date: string; version: number }[]>('/roster-entries');
      return dates.map((date) => body.find(({ roster_date }) => roster_date === date)!);
    };
    const [changed, removed] = await publish('2026-05-04', '2026-05-05', '2026-05-06');
    // As long as all mails about what the office did.
    const waiting = `select queued_at > now() + interval '5 minutes' as is_later from deliveries
      where subscriber = 'email-therapist-on-roster-published'`;
    const [delivery] = await eventually(async () => {
      const rows = await sql<{ is_later: boolean }>(office.shop.em, waiting, []);
      return rows.length > 0 ? rows : undefined;
    }, 'the delivery of the publication');
    expect(delivery).toEqual({ is_later: true });
    const later = { ...shift('2026-05-04'), start_time: '12:00', end_time: '16:00', version: changed!.version };
    expect((await office.ada.send('PUT', `/roster-entries/${changed!.id}`, later)).status).toBe(200);
    expect((await office.ada.send('DELETE', `/roster-entries/${removed!.id}?version=${removed!.version}`)).status).toBe(
      204,
    );
    await releaseMails();
    const mail = sink.to('mei@spa.test').at(-1);
    expect(mail?.subject).toContain('2 new shifts');
    expect(mail?.text).toContain('12:00 PM – 4:00 PM');
    expect(mail?.text).toMatch(/6 May|May 6/);
    expect(mail?.text).not.toMatch(/5 May|May 5/);

    const before = sink.to('mei@spa.test').length;
    const [only] = await publish('2026-05-11');
    await office.ada.send('DELETE', `/roster-entries/${only!.id}?version=${only!.version}`);
    await releaseMails();
    expect(sink.to('mei@spa.test').length).toBe(before);
  });
});
