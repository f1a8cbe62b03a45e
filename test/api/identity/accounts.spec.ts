import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { postWithHost } from '../../support/clients/post-with-host.js';
import { nextEvent, openSocket } from '../../support/clients/open-socket.js';
import type { ActionLog } from '../../support/fixtures/start-office.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createUser } from '../../support/fixtures/create-user.js';

interface Account {
  id: string;
  email: string;
  role: string | null;
  therapist_name: string | null;
  state: string;
  version: number;
  last_sign_in_local: string | null;
}

const password = 'twelve characters';
const better = 'ferries leave at seven';

describe('accounts', () => {
  let clock: FixedClock;
  let server: Awaited<ReturnType<typeof startApp>>;
  let other: Awaited<ReturnType<typeof startApp>>;
  let mail: SmtpSink;
  let ada: Visitor;
  let ids: Record<'ada' | 'bea' | 'sam', string>;
  let mei: string;

  const signIn = (email: string, secret = password, url = server.url) => {
    const browser = new Visitor(url);
    return browser.post('/auth/sign-in', { email, password: secret }).then(({ status }) => ({ browser, status }));
  };
  const listed = async (email: string) =>
    (await ada.get<Account[]>('/accounts')).body.find((account) => account.email === email);
  /** Changes an account as an administrator who has just loaded it. */
  const change = async (browser: Visitor, id: string, what: '' | '/access', body: object) => {
    const { body: accounts } = await browser.get<Account[]>('/accounts');
    const { version } = accounts.find((account) => account.id === id)!;
    return browser.send('PUT', `/accounts/${id}${what}`, { ...body, version });
  };
  const linkTo = async (address: string, count = 1) => {
    const withLink = () => mail.to(address).filter(({ text }) => text!.includes('#token='));
    const mails = await eventually(() => (withLink().length >= count ? withLink() : undefined), 'the mail');
    return /#token=([\w-]{43})/.exec(mails.at(-1)!.text!)![1]!;
  };
  const actions = async (about: string) =>
    (await ada.get<{ items: ActionLog[] }>('/admin-action-logs?who=everyone')).body.items
      .filter(({ details }) => details.email === about)
      .map(({ action_type }) => action_type);

  beforeEach(async () => {
    clock = new FixedClock();
    const database = await createDatabase();
    mail = await startSmtpSink();
    const env = { SMTP_URL: mail.url, SIGN_IN_RATE_PER_MINUTE: '1000' };
    server = await startApp({ database, clock, env });
    other = await startApp({ database, clock, env });
    await startWorker({ database, clock, env });
    const create = (name: string, role: 'staff' | 'admin_staff') =>
      createUser(server, { email: `${name}@spa.test`, password, role });
    ids = {
      ada: await create('ada', 'admin_staff'),
      bea: await create('bea', 'admin_staff'),
      sam: await create('sam', 'staff'),
    };
    mei = await createShopBuilder(server).therapist('Mei');
    ({ browser: ada } = await signIn('ada@spa.test'));
  });

  describe('an invitation', () => {
    it('is mailed, lets its owner choose a password once, and signs them in as the therapist they are', async () => {
      const sent = { email: ' new@spa.test', role: 'staff', therapist_id: mei };
      expect(await ada.post('/accounts', sent)).toMatchObject({ status: 201 });
      expect(await listed('new@spa.test')).toMatchObject({ state: 'invited', role: 'staff', therapist_name: 'Mei' });
      const token = await linkTo('new@spa.test');
      expect(mail.to('new@spa.test')[0]!.html).toContain('http://localhost:3000/accept-invitation#');

      const browser = new Visitor(server.url);
      expect((await browser.post('/auth/password-link', { token })).body).toEqual({
        email: 'new@spa.test',
        purpose: 'invitation',
      });
      const short = await browser.post('/auth/new-password', { token, password: 'too short' });
      expect(short).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
      const twice = [1, 2].map(() => new Visitor(server.url).post('/auth/new-password', { token, password: better }));
      const answers = await Promise.all(twice);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
      expect(await browser.post('/auth/password-link', { token })).toMatchObject({ status: 410 });

      const { browser: signedIn } = await signIn('new@spa.test', better);
      expect((await signedIn.get('/auth/role')).body).toMatchObject({ role: 'staff', therapist_id: mei });
      expect(await listed('new@spa.test')).toMatchObject({ state: 'active', last_sign_in_local: expect.any(String) });
      expect(await ada.post(`/accounts/${(await listed('new@spa.test'))!.id}/invitation`)).toMatchObject({
        status: 409,
        body: { code: 'not-invited' },
      });
      await eventually(
        async () => (await actions('new@spa.test')).includes('user_accept_invitation') || undefined,
        'the log',
      );
      const inLog = (await actions('new@spa.test')).filter((action) => action !== 'user_sign_in');
      expect(inLog).toEqual(['user_accept_invitation', 'user_therapist', 'user_invite']);
      // The log names who gave the role, not who accepted it.
      const today = (await listed('new@spa.test'))!.last_sign_in_local!.slice(0, 10);
      const { accounts } = (await ada.get<{ accounts: Account[] }>(`/accounts/as-of?date=${today}`)).body;
      expect(accounts.find(({ email }) => email === 'new@spa.test')).toMatchObject({
        ...{ role: 'staff', therapist_name: 'Mei', state: 'active', changed_by: 'ada@spa.test' },
      });
    });

    it('is void after 48 hours, or when another one is sent', async () => {
      await ada.post('/accounts', { email: 'late@spa.test', role: null, therapist_id: null });
      const first = await linkTo('late@spa.test');
      const { id } = (await listed('late@spa.test'))!;
      expect((await ada.post(`/accounts/${id}/invitation`)).status).toBe(204);
      const second = await linkTo('late@spa.test', 2);
      const visitor = new Visitor(server.url);
      expect((await visitor.post('/auth/new-password', { token: first, password: better })).status).toBe(410);
      clock.advance({ hours: 49 });
      expect((await visitor.post('/auth/new-password', { token: second, password: better })).status).toBe(410);
    });

    it('goes to nobody who has an account, and to no therapist who is somebody else', async () => {
      const taken = await ada.post('/accounts', { email: 'SAM@spa.test', role: 'staff', therapist_id: null });
      expect(taken).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } });
      const therapist_id = await createShopBuilder(server).therapist('Tom', { userId: ids.sam });
      const twice = await ada.post('/accounts', { email: 'tom@spa.test', role: 'staff', therapist_id });
      expect(twice).toMatchObject({ status: 409, body: { code: 'therapist-taken' } });
      expect(await listed('tom@spa.test')).toBeUndefined();
      const anybody = await createShopBuilder(server).anyAvailable();
      const unknown = await ada.post('/accounts', { email: 'tom@spa.test', role: 'staff', therapist_id: anybody });
      expect(unknown).toMatchObject({ status: 422, body: { errors: [{ field: 'therapist_id' }] } });
      const silent = await ada.send('PUT', `/accounts/${ids.bea}`, {});
      expect(silent).toMatchObject({ status: 422 });
    });
  });

  describe('a forgotten password', () => {
    it('is answered alike for everybody, and replaced by the one who gets the mail', async () => {
      const visitor = new Visitor(server.url);
      const ask = (email: string) => visitor.post('/auth/password-resets', { email });
      const [known, unknown] = [await ask('SAM@spa.test'), await ask('nobody@spa.test')];
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      const { browser: before } = await signIn('sam@spa.test');
      const token = await linkTo('sam@spa.test');
      expect((await visitor.post('/auth/new-password', { token, password: better })).status).toBe(200);
      expect((await visitor.get('/auth/session')).body).toMatchObject({ user: { email: 'sam@spa.test' } });
      expect((await before.get('/auth/session')).status).toBe(401);
      expect((await signIn('sam@spa.test')).status).toBe(401);
      expect((await signIn('sam@spa.test', better)).status).toBe(200);
      expect(mail.to('nobody@spa.test')).toEqual([]);
    });

    it('is mailed a link to the shop, whatever Host the request names', async () => {
      const origin = 'http://localhost:3000';
      const ask = `${server.url}/api/auth/password-resets`;
      const headers = { origin, 'x-forwarded-host': 'evil.test' };
      expect(await postWithHost(ask, 'evil.test', { email: 'bea@spa.test' }, headers)).toBe(202);
      await linkTo('bea@spa.test');
      const { text, html } = mail.to('bea@spa.test').at(-1)!;
      expect(text).toContain(`${origin}/reset-password#token=`);
      expect([text, html].join()).not.toContain('evil.test');
    });

    it('is asked for three times in a quarter of an hour at most', async () => {
      const answers = [];
      for (let i = 0; i < 4; i++)
        answers.push(await new Visitor(server.url).post('/auth/password-resets', { email: 'x@spa.test' }));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
    });

    it('leaves no token in the log or the tables', async () => {
      await new Visitor(server.url).post('/auth/password-resets', { email: 'sam@spa.test' });
      const token = await linkTo('sam@spa.test');
      const em = server.get(EntityManager).fork();
      const [stored] = await sql<{ all: string }>(
        em,
        `select json_agg(e)::text as all from event_log e where type ~ 'Password|User'`,
      );
      expect(stored!.all).not.toContain(token);
    });
  });

  describe('rights that are taken away', () => {
    it('are gone at the next request and socket, in every process', async () => {
      const { browser: bea } = await signIn('bea@spa.test', password, other.url);
      expect((await bea.get('/accounts')).status).toBe(200);
      const socket = openSocket(other.url, { cookies: bea.cookies });
      await nextEvent(socket, 'connect');
      const closed = nextEvent(socket, 'disconnect');
      expect((await change(ada, ids.bea, '', { role: 'staff', therapist_id: null })).status).toBe(204);
      expect((await bea.get('/accounts')).status).toBe(403);
      await closed;

      expect((await change(ada, ids.bea, '/access', { is_enabled: false })).status).toBe(204);
      expect((await bea.get('/auth/session')).status).toBe(401);
      expect((await bea.post('/auth/refresh')).status).toBe(401);
      expect((await signIn('bea@spa.test')).status).toBe(401);
      expect((await change(ada, ids.bea, '/access', { is_enabled: true })).status).toBe(204);
      expect((await bea.get('/auth/session')).status).toBe(401);
      expect((await signIn('bea@spa.test')).status).toBe(200);
    });

    it('are changed by who saw them as they are, and nobody else', async () => {
      const { version } = (await listed('bea@spa.test'))!;
      const put = (path: string, body: object) => ada.send('PUT', `/accounts/${ids.bea}${path}`, body);
      expect((await put('/access', { is_enabled: false, version })).status).toBe(204);
      const refused = { status: 409, body: { code: 'modified' } };
      expect(await put('/access', { is_enabled: true, version })).toMatchObject(refused);
      expect(await put('', { role: null, therapist_id: null, version })).toMatchObject(refused);
      expect(await listed('bea@spa.test')).toMatchObject({ state: 'disabled', role: 'admin_staff' });
      const unseen = { status: 422, body: { errors: [{ field: 'version' }] } };
      expect(await put('/access', { is_enabled: true })).toMatchObject(unseen);
      expect(await put('', { role: null, therapist_id: null })).toMatchObject(unseen);
      expect((await put('/access', { is_enabled: true, version: version + 1 })).status).toBe(204);
    });

    it('never include those of the last administrator, even when two take them from each other', async () => {
      const demoted = { role: 'staff', therapist_id: null };
      expect((await change(ada, ids.bea, '', demoted)).status).toBe(204);
      expect(await change(ada, ids.ada, '', demoted)).toMatchObject({
        status: 409,
        body: { code: 'last-admin' },
      });
      expect(await change(ada, ids.ada, '/access', { is_enabled: false })).toMatchObject({
        status: 409,
        body: { code: 'own-account' },
      });
      await change(ada, ids.bea, '', { role: 'admin_staff', therapist_id: null });
      const { browser: bea } = await signIn('bea@spa.test', password, other.url);
      const answers = await Promise.all([change(ada, ids.bea, '', demoted), change(bea, ids.ada, '', demoted)]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const em = server.get(EntityManager).fork();
      expect(await sql(em, `select from user_roles where role = 'admin_staff'`)).toHaveLength(1);
      await sql(em, `update user_roles set role = 'admin_staff' where user_id = $1`, [ids.ada]);
    });
  });

  describe("one's own account", () => {
    it('takes another password, keeps this session and ends the others', async () => {
      await createUser(server, { email: 'eve@spa.test', password, role: 'staff' });
      const [{ browser: here }, { browser: there }] = [await signIn('eve@spa.test'), await signIn('eve@spa.test')];
      const wrong = await here.post('/own-account/password', { current_password: 'x', password: better });
      expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'current_password' }] } });
      const leaked = await here.post('/own-account/password', { current_password: password, password: '1qaz2wsx3edc' });
      expect(leaked).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
      expect((await here.post('/own-account/password', { current_password: password, password: better })).status).toBe(
        200,
      );
      expect((await here.get('/auth/session')).status).toBe(200);
      expect((await there.get('/auth/session')).status).toBe(401);
      const atOnce = ['first', 'second'].map((word) => `${word} ferry leaves at seven`);
      const answers = await Promise.all(
        atOnce.map((next) => here.post('/own-account/password', { current_password: better, password: next })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('lists where it is signed in, and ends one session or all others, sockets too', async () => {
      type Session = { id: string; browser: string | null; is_current: boolean };
      const listed = async (browser: Visitor) => (await browser.get<Session[]>('/own-account/sessions')).body;
      await createUser(server, { email: 'liv@spa.test', password, role: 'staff' });
      const [{ browser: here }, { browser: there }, { browser: third }] = [
        await signIn('liv@spa.test'),
        await signIn('liv@spa.test', password, other.url),
        await signIn('liv@spa.test'),
      ];
      const sessions = await listed(there);
      expect(sessions.map(({ browser, is_current }) => [browser, is_current])).toEqual([
        [null, true],
        [null, false],
        [null, false],
      ]);
      expect(sessions[0]).toMatchObject({
        started_local: expect.stringMatching(/^2\d{3}-/),
        last_used_local: expect.stringMatching(/^2\d{3}-/),
      });

      const socket = openSocket(other.url, { cookies: there.cookies });
      await nextEvent(socket, 'connect');
      const closed = nextEvent(socket, 'disconnect');
      expect((await ada.send('DELETE', `/own-account/sessions/${sessions[0]!.id}`)).status).toBe(404);
      expect((await here.send('DELETE', `/own-account/sessions/${sessions[0]!.id}`)).status).toBe(204);
      await closed;
      expect((await there.get('/auth/session')).status).toBe(401);
      expect((await there.post('/auth/refresh')).status).toBe(401);
      expect((await here.send('DELETE', `/own-account/sessions/${sessions[0]!.id}`)).status).toBe(404);

      expect((await here.post('/own-account/sign-out-elsewhere')).status).toBe(204);
      expect((await third.get('/auth/session')).status).toBe(401);
      expect(await listed(here)).toEqual([expect.objectContaining({ is_current: true })]);
    });

    it('signs out everywhere, as an administrator can for a user', async () => {
      const [{ browser: here }, { browser: there }] = [await signIn('sam@spa.test'), await signIn('sam@spa.test')];
      expect((await here.post('/own-account/sign-out-everywhere')).status).toBe(204);
      for (const browser of [here, there]) expect((await browser.get('/auth/session')).status).toBe(401);
      const { browser: again } = await signIn('sam@spa.test');
      expect((await ada.post(`/accounts/${ids.sam}/sign-out`)).status).toBe(204);
      expect((await again.get('/auth/session')).status).toBe(401);
      expect((await ada.get('/auth/session')).status).toBe(200);
    });
  });
});
