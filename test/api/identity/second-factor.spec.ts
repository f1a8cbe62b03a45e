import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { randomBytes } from 'node:crypto';
import { TOTP, URI } from 'otpauth';
import { IssueInvitationLink } from '../../../src/identity/index.js';
import { adminRoom, LiveRooms } from '../../../src/platform/live/live-rooms.js';
import { sql } from '../../../src/platform/database/sql.js';
import { rotateMasterKey } from '../../../src/platform/personal-data/rotate-master-key.js';
import { PersonalData } from '../../../src/platform/personal-data/personal-data.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { nextEvent, openSocket } from '../../support/clients/open-socket.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createUser } from '../../support/fixtures/create-user.js';
import { runCommand } from '../../support/processes/run-command.js';
import { startApp } from '../../support/processes/start-app.js';
import { testEnvironment } from '../../support/test-environment.js';

const password = 'twelve characters';
let clock: FixedClock;
let server: Awaited<ReturnType<typeof startApp>>;
let users = 0;

const query = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  sql<Row>(server.get(EntityManager).fork(), text, params);
const events = async (userEmail: string) => {
  const logged = `select type from event_log where data->>'email' = $1 order by position`;
  return (await query<{ type: string }>(logged, [userEmail])).map(({ type }) => type);
};
const enterPassword = async (email: string, browser = new Visitor(server.url)) => ({
  browser,
  answer: await browser.post('/auth/sign-in', { email, password }),
});
const enterCode = (browser: Visitor, code: string) => browser.post('/auth/second-factor', { code });

/** A new person, signed in by password. */
async function newUser(role: 'staff' | 'admin_staff' | null = 'staff') {
  const email = `user${++users}@spa.test`;
  const id = await createUser(server, { email, password, role });
  return { id, email, ...(await enterPassword(email)) };
}

/** The same with a second factor, and a generator of its codes. */
async function newUserWithFactor(role?: 'staff' | 'admin_staff') {
  const user = await newUser(role);
  const { body } = await user.browser.post<{ secret: string; uri: string }>('/own-account/second-factor', { password });
  const app = URI.parse(body.uri) as TOTP;
  const code = () => app.generate({ timestamp: clock.now().getTime() });
  const confirmed = await user.browser.post<{ recovery_codes: string[] }>('/own-account/second-factor/confirmation', {
    code: code(),
  });
  expect(confirmed.status).toBe(200);
  // The code that confirmed it is used up.
  clock.advance({ minutes: 1 });
  return { ...user, secret: body.secret, code, recoveryCodes: confirmed.body.recovery_codes };
}

beforeAll(async () => {
  clock = new FixedClock();
  server = await startApp({ clock, env: { SIGN_IN_RATE_PER_MINUTE: '1000' } });
});

describe('turning it on', () => {
  it('asks for the password, hands out a secret, and is done with the first code', async () => {
    const { browser, email } = await newUser();
    const path = '/own-account/second-factor';
    expect(await browser.post(path, { password: 'another one at all' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', message: 'This is not your password' }] },
    });
    const { body } = await browser.post<{ secret: string; uri: string }>(path, { password });
    const app = URI.parse(body.uri) as TOTP;
    expect(app).toMatchObject({ issuer: 'Massage and Spa', label: email, digits: 6, period: 30 });
    expect(app.secret.base32).toBe(body.secret);

    expect((await browser.get(path)).body).toMatchObject({ is_enabled: false, enabled_local: null });
    expect((await enterPassword(email)).answer.status).toBe(200);
    const wrong = await browser.post(`${path}/confirmation`, { code: '000000' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'code' }] } });
    const code = app.generate({ timestamp: clock.now().getTime() });
    const { body: shown } = await browser.post<{ recovery_codes: string[] }>(`${path}/confirmation`, { code });
    expect(shown.recovery_codes).toHaveLength(10);
    expect((await browser.get(path)).body).toMatchObject({
      is_enabled: true,
      recovery_codes_left: 10,
      is_required: false,
    });
    expect(await browser.post(path, { password })).toMatchObject({ status: 409, body: { code: 'second-factor-on' } });
    expect(await events(email)).toContain('SecondFactorEnabled');
  });

  it('ends the sessions that a password alone began, but for this one', async () => {
    const user = await newUser();
    const { browser: other } = await enterPassword(user.email);
    const { body } = await user.browser.post<{ uri: string }>('/own-account/second-factor', { password });
    const code = (URI.parse(body.uri) as TOTP).generate({ timestamp: clock.now().getTime() });
    await user.browser.post('/own-account/second-factor/confirmation', { code });
    expect((await other.get('/auth/session')).status).toBe(401);
    expect((await user.browser.get('/auth/session')).status).toBe(200);
  });

  it('keeps the secret sealed under a key that is rotated with the others, recovery codes as hashes, both out of the log', async () => {
    const { id, secret, recoveryCodes } = await newUserWithFactor();
    const [kept] = await query<{ sealed_secret: Buffer }>(
      `select sealed_secret from second_factors where user_id = $1`,
      [id],
    );
    expect(kept!.sealed_secret.toString('latin1')).not.toContain(secret);
    const rows = await query<{ code_hash: Buffer }>(`select code_hash from recovery_codes where user_id = $1`, [id]);
    expect(rows.map(({ code_hash }) => code_hash.length)).toEqual(Array(10).fill(32));
    const log = JSON.stringify(await query(`select data from event_log`));
    for (const text of [secret, ...recoveryCodes]) expect(log).not.toContain(text);

    const key = randomBytes(32).toString('base64');
    const before = testEnvironment('').PERSONAL_DATA_KEY!;
    const rotate = async (from: string, to: string) => {
      const rotated = new PersonalData({ PERSONAL_DATA_KEY: to, OTHER_PERSONAL_DATA_KEY: from } as never);
      await rotateMasterKey(server.get(EntityManager).fork(), rotated);
    };
    await rotate(before, key);
    try {
      const rotated = new PersonalData({ PERSONAL_DATA_KEY: key } as never);
      const sealing = (await rotated.findKey(server.get(EntityManager).fork(), id))!;
      expect(rotated.decrypt(sealing, kept!.sealed_secret, 'second-factor')).toEqual({ secret });
    } finally {
      await rotate(key, before);
    }
  });
});

describe('signing in with one', () => {
  it('answers a wrong password as without one, the right one with a challenge that opens nothing but the second step', async () => {
    const { email, code } = await newUserWithFactor();
    const browser = new Visitor(server.url);
    const wrong = await browser.post('/auth/sign-in', { email, password: 'another one at all' });
    const unknown = await browser.post('/auth/sign-in', { email: 'nobody@spa.test', password });
    for (const { status, body } of [wrong, unknown])
      expect([status, body.code, body.detail]).toEqual([401, 'invalid-credentials', 'Invalid login credentials']);

    const { answer } = await enterPassword(email, browser);
    expect([answer.status, answer.body]).toEqual([
      202,
      { challenge_expires_at: new Date(clock.now().getTime() + 300_000).toISOString() },
    ]);
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^challenge=[\w-]{43}; Max-Age=300; Path=\/api\/auth; HttpOnly; SameSite=Lax$/),
    );
    expect((await browser.get('/auth/session')).status).toBe(401);
    expect((await browser.post('/auth/refresh')).status).toBe(401);

    const challenge = browser.cookies.get('challenge')!;
    expect(await enterCode(browser, code())).toMatchObject({ status: 200, body: { user: { email } } });
    expect((await browser.get('/auth/session')).status).toBe(200);
    expect(browser.cookies.has('challenge')).toBe(false);

    clock.advance({ minutes: 1 });
    const copy = new Visitor(server.url);
    copy.cookies.set('challenge', challenge);
    expect(await enterCode(copy, code())).toMatchObject({ status: 401, body: { code: 'challenge-over' } });
  });

  it('takes a code once, also from two who enter it at the same moment', async () => {
    const { email, code } = await newUserWithFactor();
    const browsers = await Promise.all([1, 2].map(async () => (await enterPassword(email)).browser));
    const both = await Promise.all(browsers.map((browser) => enterCode(browser, code())));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await events(email)).filter((type) => type === 'SecondFactorFailed')).toHaveLength(1);
    clock.advance({ minutes: 1 });
    const late = browsers[both.findIndex(({ status }) => status === 422)]!;
    expect((await enterCode(late, code())).status).toBe(200);
  });

  it('takes a recovery code once, however it is typed, and logs it', async () => {
    const { email, recoveryCodes } = await newUserWithFactor();
    const { browser } = await enterPassword(email);
    expect((await enterCode(browser, recoveryCodes[0]!.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await browser.get('/own-account/second-factor')).body).toMatchObject({ recovery_codes_left: 9 });
    const { browser: again } = await enterPassword(email);
    expect((await enterCode(again, recoveryCodes[0]!)).status).toBe(422);
    expect((await enterCode(again, recoveryCodes[1]!)).status).toBe(200);
    const [used] = await query(`select data from event_log where type = 'RecoveryCodeUsed' and data->>'email' = $1`, [
      email,
    ]);
    expect(used).toEqual({ data: { email, codes_left: 9 } });
  });

  it('is over after five minutes, after a new password, and without a challenge', async () => {
    const { id, email, code } = await newUserWithFactor();
    const late = (await enterPassword(email)).browser;
    clock.advance({ minutes: 5 });
    const changed = (await enterPassword(email)).browser;
    await query(`update users set session_version = session_version + 1 where id = $1`, [id]);
    for (const browser of [late, changed, new Visitor(server.url)])
      expect(await enterCode(browser, code())).toMatchObject({ status: 401, body: { code: 'challenge-over' } });
    expect((await enterCode(new Visitor(server.url), ' ')).body.errors).toEqual([
      { field: 'code', message: 'Please enter a code' },
    ]);
  });

  it('is asked for after a mailed link, too', async () => {
    const { id, email, code } = await newUserWithFactor();
    const url = await server.get(CommandBus).execute(new IssueInvitationLink(id));
    const token = new URL(url).hash.slice('#token='.length);
    const browser = new Visitor(server.url);
    expect((await browser.post('/auth/new-password', { token, password: 'ferries leave at seven' })).status).toBe(202);
    expect((await browser.get('/auth/session')).status).toBe(401);
    expect(await enterCode(browser, code())).toMatchObject({ status: 200, body: { user: { email } } });
  });

  it('refuses an account an eleventh code within a quarter of an hour, from wherever it comes', async () => {
    const { email, code } = await newUserWithFactor();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await enterCode((await enterPassword(email)).browser, '000000')).status).toBe(422);
    const { browser } = await enterPassword(email);
    const refused = await enterCode(browser, code());
    expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('in 15 minutes') } });
    clock.advance({ minutes: 15 });
    expect((await enterCode((await enterPassword(email, browser)).browser, code())).status).toBe(200);
  });
});

describe('turning it off', () => {
  it('needs password and code', async () => {
    const { browser, email, code, recoveryCodes } = await newUserWithFactor();
    const path = '/own-account/second-factor/removal';
    expect((await browser.post(path, { password, code: '000000' })).body.errors).toEqual([
      { field: 'code', message: 'This code is wrong, or was used before' },
    ]);
    expect((await browser.post(path, { password: 'another one at all', code: code() })).body.errors).toEqual([
      { field: 'password', message: 'This is not your password' },
    ]);
    expect((await browser.post(path, { password, code: recoveryCodes[3] })).status).toBe(204);
    expect((await browser.get('/own-account/second-factor')).body).toMatchObject({
      is_enabled: false,
      recovery_codes_left: 0,
    });
    expect((await enterPassword(email)).answer.status).toBe(200);
    expect(await browser.post(path, { password, code: code() })).toMatchObject({ body: { code: 'second-factor-off' } });
    expect(await events(email)).toEqual(expect.arrayContaining(['SecondFactorFailed', 'SecondFactorDisabled']));
  });

  it('new recovery codes take the place of the others', async () => {
    const { browser, email, code, recoveryCodes } = await newUserWithFactor();
    const path = '/own-account/second-factor/recovery-codes';
    const { body } = await browser.post<{ recovery_codes: string[] }>(path, { password, code: code() });
    const next = (await enterPassword(email)).browser;
    expect((await enterCode(next, recoveryCodes[0]!)).status).toBe(422);
    expect((await enterCode(next, body.recovery_codes[0]!)).status).toBe(200);
  });

  it('an administrator resets that of somebody else, which signs them out everywhere', async () => {
    const sam = await newUserWithFactor();
    const ada = await newUser('admin_staff');
    const listed = async () =>
      (await ada.browser.get<{ id: string; has_second_factor: boolean }[]>('/accounts')).body.find(
        ({ id }) => id === sam.id,
      );
    expect(await listed()).toMatchObject({ has_second_factor: true });
    const reset = (who: Visitor, id: string) => who.send('DELETE', `/accounts/${id}/second-factor`);
    expect((await reset(sam.browser, ada.id)).status).toBe(403);
    expect(await reset(ada.browser, ada.id)).toMatchObject({ status: 409, body: { code: 'own-account' } });
    expect((await reset(ada.browser, sam.id)).status).toBe(204);
    expect((await sam.browser.get('/auth/session')).status).toBe(401);
    expect((await enterPassword(sam.email)).answer.status).toBe(200);
    expect(await listed()).toMatchObject({ has_second_factor: false });
    expect(await query(`select subject from personal_data_keys where subject = $1`, [sam.id])).toEqual([]);
    expect((await reset(ada.browser, sam.id)).status).toBe(204);
    expect((await events(sam.email)).filter((type) => type === 'SecondFactorReset')).toHaveLength(1);
  });

  it('an operator resets that of whoever is locked out', async () => {
    const { email, browser } = await newUserWithFactor('admin_staff');
    const reset = () => runCommand(['reset-second-factor', email.toUpperCase()], testEnvironment(server.database));
    expect(await reset()).toEqual({
      code: 0,
      stdout: `${email} is signed out everywhere, and signs in with the password alone.\n`,
      stderr: '',
    });
    expect((await browser.get('/auth/session')).status).toBe(401);
    expect((await enterPassword(email)).answer.status).toBe(200);
    expect(await reset()).toMatchObject({ code: 1, stderr: `There is no second factor on ${email}\n` });
  });
});

describe('while the shop requires one of administrators', () => {
  const require = async (admin: Visitor, requireSecondFactorForAdmins: boolean) => {
    const { body } = await admin.get<{ security_settings: { version: number } }>('/settings');
    const edit = { value: { requireSecondFactorForAdmins }, version: body.security_settings.version };
    expect((await admin.send('PUT', '/settings/security_settings', edit)).status).toBe(200);
  };

  it('one without it can do nothing but set it up, staff are not asked, and it is off by default', async () => {
    const protectedAdmin = await newUserWithFactor('admin_staff');
    const [ada, sam] = [await newUser('admin_staff'), await newUser('staff')];
    expect((await ada.browser.get('/settings')).body).toMatchObject({
      security_settings: { version: 0, value: { requireSecondFactorForAdmins: false } },
    });
    await require(protectedAdmin.browser, true);
    try {
      for (const path of ['/bookings', '/accounts', '/settings', '/own-account/sessions', '/office/services'])
        expect(await ada.browser.get(path)).toMatchObject({ status: 403, body: { code: 'second-factor-required' } });
      expect((await ada.browser.post('/own-account/sign-out-everywhere')).status).toBe(403);
      expect((await ada.browser.get('/services')).status).toBe(200);
      expect((await ada.browser.get('/auth/role')).body).toMatchObject({
        role: 'admin_staff',
        needs_second_factor: true,
      });
      expect((await sam.browser.get('/auth/role')).body).toMatchObject({ needs_second_factor: false });
      expect((await sam.browser.get('/bookings')).status).toBe(200);
      expect((await protectedAdmin.browser.get('/bookings')).status).toBe(200);

      const socket = openSocket(server.url, { cookies: ada.browser.cookies });
      await nextEvent(socket, 'connect');
      expect(await server.get(LiveRooms).server!.in(adminRoom).fetchSockets()).toEqual([]);
      socket.disconnect();

      expect((await ada.browser.get('/own-account/second-factor')).body).toMatchObject({ is_required: true });
      const { body } = await ada.browser.post<{ uri: string }>('/own-account/second-factor', { password });
      const code = (URI.parse(body.uri) as TOTP).generate({ timestamp: clock.now().getTime() });
      expect((await ada.browser.post('/own-account/second-factor/confirmation', { code })).status).toBe(200);
      expect((await ada.browser.get('/bookings')).status).toBe(200);
    } finally {
      await require(protectedAdmin.browser, false);
    }
    const logged = await query(
      `select data->'setting_value' as value from event_log where type = 'SecuritySettingsChanged' order by position`,
    );
    expect(logged.map(({ value }) => value)).toEqual([
      { requireSecondFactorForAdmins: true },
      { requireSecondFactorForAdmins: false },
    ]);
  });
});
