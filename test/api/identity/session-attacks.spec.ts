import { createHmac } from 'node:crypto';
import { BookingLinkService } from '../../../src/booking/booking-link.service.js';
import { PasswordHasher } from '../../../src/identity/credentials/password-hasher.js';
import { deriveAccessKey } from '../../../src/identity/tokens/access-tokens.js';
import { apiRoutes } from '../../support/clients/api-routes.js';
import { startApp } from '../../support/processes/start-app.js';
import { testEnvironment } from '../../support/test-environment.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createUser } from '../../support/fixtures/create-user.js';

const password = 'twelve characters';
const secret = testEnvironment('').SESSION_SECRET!;
const clock = new FixedClock();

let server: Awaited<ReturnType<typeof startApp>>;
const signedIn = async (browser = new Visitor(server.url)) => {
  expect(await browser.post('/auth/sign-in', { email: 'ada@spa.test', password })).toMatchObject({ status: 200 });
  return browser;
};

beforeAll(async () => {
  server = await startApp({ clock, env: { SIGN_IN_RATE_PER_MINUTE: '1000' } });
  await createUser(server, { email: 'ada@spa.test', password, role: 'admin_staff' });
});

describe('a session that somebody planted', () => {
  it('is not the one that a sign-in opens, and ends with it', async () => {
    const mallory = await signedIn();
    const victim = new Visitor(server.url);
    for (const [name, value] of mallory.cookies) victim.cookies.set(name, value);
    await signedIn(victim);
    for (const name of ['access', 'refresh']) expect(victim.cookies.get(name)).not.toBe(mallory.cookies.get(name));
    expect((await mallory.get('/auth/session')).status).toBe(401);
    expect((await mallory.post('/auth/refresh')).status).toBe(401);
    expect((await victim.get('/auth/session')).status).toBe(200);
  });

  it('is no session when its id was made up', async () => {
    const browser = new Visitor(server.url);
    for (const [name, value] of Object.entries({ access: 'made-up', refresh: 'A'.repeat(43) }))
      browser.cookies.set(name, value);
    expect((await browser.post('/auth/refresh')).status).toBe(401);
    expect(browser.cookies.size).toBe(0);
  });
});

describe('an access token', () => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const forged = (header: object, claims: object, key: string | Buffer, hash = 'sha256') => {
    const content = `${encoded(header)}.${encoded(claims)}`;
    return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
  };

  it('is taken only when our key signed it with our algorithm, and never past its time', async () => {
    const ada = await signedIn();
    const genuine = ada.cookies.get('access')!;
    const claims = JSON.parse(Buffer.from(genuine.split('.')[1]!, 'base64url').toString()) as { exp: number };
    const key = deriveAccessKey(secret);
    const answerTo = async (token: string) => {
      ada.cookies.set('access', token);
      return (await ada.get('/auth/session')).status;
    };
    const hs256 = { alg: 'HS256', typ: 'JWT' };
    expect(await answerTo(forged(hs256, claims, key))).toBe(200);
    const later = { ...claims, exp: claims.exp + 9_999 };
    const rejected = {
      'alg none': `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
      'alg None, signature kept': `${encoded({ alg: 'None' })}.${encoded(claims)}.${genuine.split('.')[2]}`,
      'another algorithm with our key': forged({ alg: 'HS512' }, claims, key, 'sha512'),
      'an RSA header over our HMAC': forged({ alg: 'RS256' }, claims, key),
      'the secret that our key is derived from': forged(hs256, claims, secret),
      'an empty key': forged(hs256, claims, ''),
      'a key that it names itself': forged(
        { ...hs256, kid: '/dev/null', jku: 'https://evil.test', jwk: { kty: 'oct', k: '' } },
        claims,
        '',
      ),
      'a later end, signature kept': `${genuine.split('.')[0]}.${encoded(later)}.${genuine.split('.')[2]}`,
      'an end that is past': forged(hs256, { ...claims, exp: claims.exp - 601 }, key),
      'no end': forged(hs256, { ...claims, exp: undefined }, key),
      'no session': forged(hs256, { exp: claims.exp }, key),
      "a session's id that is none": forged(hs256, { ...claims, sid: "' or 1=1" }, key),
      'a token of another kind': server
        .get(BookingLinkService)
        .createSessionToken('0193f1c0-0000-7000-8000-000000000000'),
      'the refresh token': ada.cookies.get('refresh')!,
    };
    for (const [what, token] of Object.entries(rejected)) expect([what, await answerTo(token)]).toEqual([what, 401]);
  });
});

describe('a page of another site', () => {
  it('changes nothing through the browser of an administrator, whichever route it tries', async () => {
    const ada = await signedIn();
    const writes = apiRoutes.filter(({ method }) => method !== 'GET');
    expect(writes.length).toBeGreaterThan(40);
    for (const { method, path } of writes) {
      const target = path.replaceAll(/{\w+}/g, '0193f1c0-0000-7000-8000-000000000000');
      const { status, body } = await ada.send<{ code: string }>(method, target, {}, { origin: 'https://evil.test' });
      expect([method, path, status, body.code]).toEqual([method, path, 403, 'foreign-origin']);
    }
    expect((await ada.get('/auth/session')).status).toBe(200);
  });

  it('reads nothing either: no answer allows another origin', async () => {
    const { headers } = await fetch(`${server.url}/api/services`, { headers: { origin: 'https://evil.test' } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    const preflight = await fetch(`${server.url}/api/bookings`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  });
});

it('guessing costs the same work whether the account exists or not', async () => {
  const passwords = new PasswordHasher();
  const stored = await passwords.hash(password);
  const least = { known: Infinity, unknown: Infinity };
  for (let turn = 0; turn < 8; turn++) {
    for (const [who, hash] of [
      ['known', stored],
      ['unknown', null],
    ] as const) {
      const start = process.cpuUsage();
      expect(await passwords.matches(hash, 'a guess')).toBe(false);
      const { user, system } = process.cpuUsage(start);
      least[who] = Math.min(least[who], user + system);
    }
  }
  // The least of several runs, because whatever else the process does only adds to its processor time.
  expect(least.unknown).toBeGreaterThan(least.known / 2);
  expect(least.known).toBeGreaterThan(least.unknown / 2);
});

it('nobody learns from an answer who has an account', async () => {
  await createUser(server, { email: 'gone@spa.test', password, role: 'staff' });
  const ada = await signedIn();
  const { body } = await ada.get<{ id: string; email: string }[]>('/accounts');
  const gone = body.find(({ email }) => email === 'gone@spa.test')!;
  expect((await ada.send('PUT', `/accounts/${gone.id}/access`, { is_enabled: false, version: 1 })).status).toBe(204);
  const visitor = new Visitor(server.url);
  const said = async (path: string, sent: object) => {
    const answer = await visitor.post(path, sent);
    return JSON.stringify([answer.status, { ...answer.body, request_id: '' }, answer.headers.getSetCookie()]);
  };
  for (const path of ['/auth/sign-in', '/auth/password-resets']) {
    const people = ['ada@spa.test', 'gone@spa.test', 'nobody@spa.test'];
    const answers = await Promise.all(people.map((email) => said(path, { email, password: 'a guess that is wrong' })));
    expect(new Set(answers).size).toBe(1);
  }
});
