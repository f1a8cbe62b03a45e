import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get } from '@nestjs/common';
import { CurrentUser, Public, Roles, type SignedInUser } from '../../../src/identity/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { currentActor } from '../../../src/platform/request-context.js';
import { eventually } from '../../support/eventually.js';
import { startApp } from '../../support/processes/start-app.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createUser } from '../../support/fixtures/create-user.js';

@Controller('rooms')
class Rooms {
  @Get('street')
  @Public()
  street() {
    return currentActor();
  }

  @Get('lobby')
  lobby(@CurrentUser() user: SignedInUser) {
    return { email: user.email, role: user.role };
  }

  @Get('office')
  @Roles('admin_staff')
  office() {
    return currentActor();
  }
}

const password = 'twelve characters';

describe('a session', () => {
  const clock = new FixedClock();
  let server: Awaited<ReturnType<typeof startApp>>;
  let visitor: Visitor;
  const query = (text: string, params: unknown[] = []) => sql(server.get(EntityManager).fork(), text, params);
  const signedIn = async (email: string) => {
    const browser = new Visitor(server.url);
    expect(await browser.post('/auth/sign-in', { email, password })).toMatchObject({ status: 200 });
    return browser;
  };

  beforeAll(async () => {
    server = await startApp({ clock, controllers: [Rooms], env: { SIGN_IN_RATE_PER_MINUTE: '1000' } });
    await createUser(server, { email: 'Ada@spa.test', password, role: 'admin_staff' });
    await createUser(server, { email: 'sam@spa.test', password, role: 'staff' });
    await createUser(server, { email: 'nora@spa.test', password, role: null });
  });

  beforeEach(() => {
    visitor = new Visitor(server.url);
  });

  describe('signing in', () => {
    it('answers who it is and until when, and keeps both tokens from scripts', async () => {
      const { status, body, headers } = await visitor.post('/auth/sign-in', { email: 'ada@SPA.test', password });
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          user: { id: expect.any(String), email: 'Ada@spa.test' },
          expires_at: new Date(clock.now().getTime() + 600_000).toISOString(),
        },
      });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^access=.+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^refresh=[\w-]{43}; Max-Age=7776000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/),
        'signed_in=1; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
      ]);
    });

    it('refuses a wrong password and an unknown account in the same words', async () => {
      const wrong = await visitor.post('/auth/sign-in', { email: 'ada@spa.test', password: 'another password' });
      const unknown = await visitor.post('/auth/sign-in', { email: 'nobody@spa.test', password });
      for (const { status, body, headers } of [wrong, unknown]) {
        expect({ status, detail: body.detail, code: body.code }).toEqual({
          status: 401,
          detail: 'Invalid login credentials',
          code: 'invalid-credentials',
        });
        expect(headers.getSetCookie()).toEqual([]);
      }
    });

    it('names the fields of a body that cannot be meant', async () => {
      const { status, body, headers } = await visitor.post('/auth/sign-in', { email: 'ada' });
      expect(status).toBe(422);
      expect(headers.get('content-type')).toContain('application/problem+json');
      expect(body.errors).toEqual([
        { field: 'email', message: 'Invalid email address' },
        { field: 'password', message: 'Password is required' },
      ]);
      expect(await visitor.post('/auth/sign-in')).toMatchObject({ status: 422 });
      expect(await visitor.post('/auth/sign-in', { email: '\ud800', password })).toMatchObject({ status: 422 });
    });

    it('stores passwords as argon2id and logs the new account, never its password', async () => {
      const [user] = await query(`select password_hash from users where email = 'sam@spa.test'`);
      expect(user!.password_hash).toMatch(/^\$argon2id\$/);
      const logged = await query(`select data, actor_kind from event_log where type = 'UserCreated' order by position`);
      expect(logged[1]).toEqual({ data: { email: 'sam@spa.test', role: 'staff' }, actor_kind: 'system' });
    });

    it('takes an address once, whatever its case, and no short password', async () => {
      await expect(createUser(server, { email: 'ADA@spa.test', password, role: null })).rejects.toMatchObject({
        field: 'email',
      });
      await expect(
        createUser(server, { email: 'x@spa.test', password: 'eleven char', role: null }),
      ).rejects.toMatchObject({
        field: 'password',
      });
    });
  });

  describe('on a request', () => {
    it('says who acts, also on public routes', async () => {
      expect((await visitor.get('/rooms/street')).body).toEqual({ kind: 'visitor' });
      const ada = await signedIn('ada@spa.test');
      expect((await ada.get('/rooms/street')).body).toMatchObject({ kind: 'user', email: 'Ada@spa.test' });
    });

    it('tells who is not signed in (401) from who may not (403)', async () => {
      expect((await visitor.get('/rooms/lobby')).status).toBe(401);
      expect((await visitor.get('/rooms/office')).status).toBe(401);
      const [ada, sam, nora] = await Promise.all(['ada@spa.test', 'sam@spa.test', 'nora@spa.test'].map(signedIn));
      expect((await nora!.get('/rooms/lobby')).body).toEqual({ email: 'nora@spa.test', role: null });
      expect((await nora!.get('/rooms/office')).status).toBe(403);
      expect((await sam!.get('/rooms/office')).status).toBe(403);
      expect((await ada!.get('/rooms/office')).status).toBe(200);
    });

    it('follows the role as it is now', async () => {
      const sam = await signedIn('sam@spa.test');
      await query(
        `update user_roles set role = 'admin_staff' where user_id = (select id from users where email = 'sam@spa.test')`,
      );
      expect((await sam.get('/rooms/office')).status).toBe(200);
      await query(
        `update user_roles set role = 'staff' where user_id = (select id from users where email = 'sam@spa.test')`,
      );
      expect((await sam.get('/rooms/office')).status).toBe(403);
    });

    it('ends at once when the account is disabled or its sessions are called in', async () => {
      const nora = await signedIn('nora@spa.test');
      await query(`update users set disabled_at = now() where email = 'nora@spa.test'`);
      expect((await nora.get('/auth/session')).status).toBe(401);
      expect((await visitor.post('/auth/sign-in', { email: 'nora@spa.test', password })).status).toBe(401);
      await query(
        `update users set disabled_at = null, session_version = session_version + 1 where email = 'nora@spa.test'`,
      );
      expect((await nora.get('/auth/session')).status).toBe(401);
      expect((await nora.post('/auth/refresh')).status).toBe(401);
    });

    it('is over from its start when a new password came between the check of the old one and the session', async () => {
      const em = server.get(EntityManager).fork();
      await em.begin();
      await sql(em, 'lock table sessions in exclusive mode');
      const signingIn = signedIn('nora@spa.test');
      const waiting = `select from pg_locks join pg_stat_activity using (pid)
        where relation = 'sessions'::regclass and not granted and query like 'delete from "sessions" where "user_id" = %'`;
      await eventually(async () => (await query(waiting)).length > 0 || undefined, 'the sign-in that waits');
      await query(`update users set session_version = session_version + 1 where email = 'nora@spa.test'`);
      await em.commit();
      expect((await (await signingIn).get('/auth/session')).status).toBe(401);
    });

    it('takes no token that is altered or signed otherwise', async () => {
      const ada = await signedIn('ada@spa.test');
      const [, claims, signature] = ada.cookies.get('access')!.split('.');
      const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      const header = Buffer.from('{"alg":"HS384","typ":"JWT"}').toString('base64url');
      for (const forged of [`${none}.${claims}.`, `${header}.${claims}.${signature}`, 'rubbish']) {
        ada.cookies.set('access', forged);
        expect((await ada.get('/rooms/lobby')).status).toBe(401);
        expect((await ada.get('/rooms/street')).body).toEqual({ kind: 'visitor' });
      }
    });
  });

  describe('over time', () => {
    it('needs its access token renewed after ten minutes, and goes on with it', async () => {
      const ada = await signedIn('ada@spa.test');
      clock.advance({ minutes: 10 });
      expect((await ada.get('/auth/session')).status).toBe(401);
      expect((await ada.post('/auth/refresh')).status).toBe(200);
      expect((await ada.get('/auth/session')).body).toMatchObject({ user: { email: 'Ada@spa.test' } });
    });

    it('is over after two weeks without a visit, or ninety days in all', async () => {
      const idle = await signedIn('ada@spa.test');
      clock.advance({ days: 14 });
      expect((await idle.post('/auth/refresh')).status).toBe(401);
      const busy = await signedIn('ada@spa.test');
      for (let week = 1; week <= 12; week++) {
        clock.advance({ days: 7 });
        expect((await busy.post('/auth/refresh')).status).toBe(200);
      }
      clock.advance({ days: 7 });
      expect((await busy.post('/auth/refresh')).status).toBe(401);
    });

    it('hands out one next refresh token to twenty that come with the same one, and a session to all', async () => {
      const ada = await signedIn('ada@spa.test');
      const spent = ada.cookies.get('refresh')!;
      const tabs = Array.from({ length: 20 }, () => {
        const tab = new Visitor(server.url);
        tab.cookies.set('refresh', spent);
        return tab;
      });
      const answers = await Promise.all(tabs.map((tab) => tab.post('/auth/refresh')));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      const renewed = tabs.filter((tab) => tab.cookies.get('refresh') !== spent);
      expect(renewed).toHaveLength(1);
      for (const tab of tabs) expect((await tab.get('/auth/session')).status).toBe(200);
      expect((await renewed[0]!.post('/auth/refresh')).status).toBe(200);
    });

    it('ends for everyone when a spent refresh token turns up later', async () => {
      const ada = await signedIn('ada@spa.test');
      const thief = new Visitor(server.url);
      thief.cookies.set('refresh', ada.cookies.get('refresh')!);
      await ada.post('/auth/refresh');
      clock.advance({ minutes: 1 });
      expect((await thief.post('/auth/refresh')).status).toBe(401);
      expect((await ada.get('/auth/session')).status).toBe(401);
      expect((await ada.post('/auth/refresh')).status).toBe(401);
    });
  });

  describe('signing out', () => {
    it('ends the session and takes the cookies back', async () => {
      const ada = await signedIn('ada@spa.test');
      const copy = new Visitor(server.url);
      for (const [name, value] of ada.cookies) copy.cookies.set(name, value);
      expect((await ada.post('/auth/sign-out')).status).toBe(204);
      expect(ada.cookies.size).toBe(0);
      expect((await copy.get('/auth/session')).status).toBe(401);
      expect((await copy.post('/auth/refresh')).status).toBe(401);
    });

    it('works with the refresh token alone, and for someone who is not signed in', async () => {
      const ada = await signedIn('ada@spa.test');
      const copy = new Visitor(server.url);
      copy.cookies.set('access', ada.cookies.get('access')!);
      ada.cookies.delete('access');
      expect((await ada.post('/auth/sign-out')).status).toBe(204);
      expect((await copy.get('/auth/session')).status).toBe(401);
      expect((await visitor.post('/auth/sign-out')).status).toBe(204);
    });
  });
});
