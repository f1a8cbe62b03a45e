import { Body, Controller, Get, Post } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, ValidateNested } from 'class-validator';
import { Public } from '../../../../src/identity/index.js';
import { InvalidInputError, NotFoundError, BusinessRuleError } from '../../../../src/kernel/errors.js';
import { Problem } from '../../../../src/platform/http/errors/problem.js';
import { currentActor, currentRequestId } from '../../../../src/platform/request-context.js';
import { startApp } from '../../../support/processes/start-app.js';
import { createDatabase } from '../../../support/database/create-database.js';
import { FixedClock } from '../../../support/clock/fixed-clock.js';
import { postWithHost } from '../../../support/clients/post-with-host.js';
import { Visitor } from '../../../support/clients/visitor.js';

class Guest {
  @IsString({ message: 'Name is required' })
  name!: string;
}

class Party {
  @Max(9, { message: 'At most nine guests' })
  @IsInt({ message: 'Guests must be a whole number' })
  guests!: number;

  @ValidateNested()
  @Type(() => Guest)
  host!: Guest;

  @MaxLength(5)
  @IsString()
  hall = 'blue';
}

@Controller('parties')
@Public()
class Parties {
  @Post()
  add(@Body() party: Party) {
    return { party, requestId: currentRequestId(), actor: currentActor() };
  }

  @Get('refused')
  refused(): never {
    throw new BusinessRuleError('fully_booked', 'The house is full', ['11']);
  }

  @Get('misread')
  misread(): never {
    throw new InvalidInputError('guests', 'So many do not exist');
  }

  @Get('missing')
  missing(): never {
    throw new NotFoundError('There is no such party');
  }

  @Get('over')
  over(): never {
    throw new Problem(410, 'link-expired', 'The party is over');
  }

  @Get('broken')
  broken(): never {
    throw new Error('the secret of the cellar');
  }
}

const party = { guests: 3, host: { name: 'Ada' } };

describe('the edge of the API', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let visitor: Visitor;
  const raw = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);

  beforeAll(async () => {
    server = await startApp({ controllers: [Parties], env: { PUBLIC_URL: 'https://spa.test' } });
    visitor = new Visitor(server.url);
  });

  describe('refuses as problem+json', () => {
    it.each([
      [
        'refused',
        { status: 409, title: 'Conflict', code: 'fully_booked', detail: 'The house is full', in_the_way: ['11'] },
      ],
      [
        'misread',
        { status: 422, code: 'invalid-input', errors: [{ field: 'guests', message: 'So many do not exist' }] },
      ],
      ['missing', { status: 404, code: 'not-found', detail: 'There is no such party' }],
      ['over', { status: 410, code: 'link-expired', detail: 'The party is over' }],
      ['broken', { status: 500, code: 'unexpected', detail: 'An unexpected error occurred' }],
      ['%zz', { status: 400, code: 'bad-request' }],
    ])('%s', async (path, expected) => {
      const { status, headers, body } = await visitor.get(`/parties/${path}`);
      expect(status).toBe(expected.status);
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(body).toMatchObject({ type: 'about:blank', request_id: expect.any(String), ...expected });
      expect(JSON.stringify(body)).not.toMatch(/cellar|\.ts|\.js/);
    });

    it('fields by their path, one message each', async () => {
      const { status, body } = await visitor.post('/parties', { guests: 'many', host: {}, hall: 'the great one' });
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: [
          { field: 'guests', message: 'Guests must be a whole number' },
          { field: 'host.name', message: 'Name is required' },
          { field: 'hall', message: expect.any(String) },
        ],
      });
    });

    it.each([
      ['unreadable JSON', '{"guests":', 'application/json', 400],
      ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 'application/json', 400],
      ['a form', 'guests=3', 'application/x-www-form-urlencoded', 415],
      ['a flood', JSON.stringify({ guests: 'x'.repeat(70_000) }), 'application/json', 413],
      ['an array', '[]', 'application/json', 422],
      ['null', 'null', 'application/json', 422],
    ])('%s', async (_name, body, type, status) => {
      const response = await raw('/api/parties', { method: 'POST', body, headers: { 'content-type': type } });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ status, code: expect.any(String) });
    });

    it('what is not there', async () => {
      for (const path of ['/api/nothing', '/api', '/api/parties/', '/nothing']) {
        expect((await raw(path)).headers.get('content-type')).toContain('application/problem+json');
        expect((await raw(path)).status).toBe(404);
      }
    });
  });

  it('takes what is declared and leaves the rest', async () => {
    const { status, body } = await visitor.post<{ party: object }>('/parties', { ...party, status: 'confirmed' });
    expect(status).toBe(201);
    expect(body.party).toEqual({ ...party, hall: 'blue' });
  });

  it('knows the request it answers by the id that was sent, or a new one', async () => {
    const sent = await visitor.post('/parties', party, { 'x-request-id': 'till-7.42' });
    expect(sent.headers.get('x-request-id')).toBe('till-7.42');
    expect(sent.body).toMatchObject({ requestId: 'till-7.42', actor: { kind: 'visitor' } });
    const odd = await visitor.post('/parties', party, { 'x-request-id': 'two words' });
    expect(odd.body.requestId).toMatch(/^[\da-f-]{36}$/);
  });

  describe('lets only our own pages change something', () => {
    it.each([
      [{ origin: 'https://evil.test' }, 403],
      [{ origin: 'null' }, 403],
      [{ origin: 'https://spa.test.evil.test' }, 403],
      [{ origin: 'https://spa.test' }, 201],
      [{ 'sec-fetch-site': 'same-origin' }, 403],
      [{ cookie: 'access=x' }, 403],
      [{}, 201],
    ])('%j → %i', async (headers, status) => {
      expect((await new Visitor(server.url, headers as Record<string, string>).post('/parties', party)).status).toBe(
        status,
      );
      expect((await new Visitor(server.url, headers as Record<string, string>).get('/parties/over')).status).toBe(410);
    });

    it('a page that has its name point at this machine is of another site', async () => {
      const { port } = new URL(server.url);
      const url = `${server.url}/api/parties`;
      for (const host of ['evil.test', `evil.test:${port}`, '127.0.0.1'])
        expect([host, await postWithHost(url, host, party)]).toEqual([host, 403]);
      expect(await postWithHost(url, 'evil.test', party, { origin: 'https://spa.test' })).toBe(201);
    });
  });

  it('sends headers that keep browsers strict, over TLS the ones that need it', async () => {
    const { headers } = await raw('/api/parties/over');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
    const plain = await startApp({ env: { PUBLIC_URL: 'http://localhost:3000' } });
    const { headers: onHttp } = await fetch(`${plain.url}/api/nothing`);
    expect(onHttp.get('strict-transport-security')).toBeNull();
    expect(onHttp.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('takes crash reports, so many a minute', async () => {
    const report = { error: 'TypeError', places: ['BookingsPage-B1x.js:1:234'], path: '/bookings' };
    const answers = [];
    for (let n = 0; n < 11; n++) answers.push((await visitor.post('/crash-reports', report)).status);
    expect(answers).toEqual([...Array(10).fill(204), 429]);
  });

  describe('limits', () => {
    const guess = { email: 'ada@spa.test', password: 'a guess' };

    it('sign-ins to ten a minute of an account and of an address, in all processes together', async () => {
      const clock = new FixedClock();
      const database = await createDatabase();
      const env = { TRUST_PROXY: 'true' };
      const [one, two] = [await startApp({ clock, database, env }), await startApp({ clock, database, env })];
      const attempt = async (n: number, address: string, email = guess.email) => {
        const from = new Visitor(n % 2 ? one.url : two.url);
        return from.post('/auth/sign-in', { ...guess, email }, { 'x-forwarded-for': `203.0.113.99, ${address}` });
      };
      const statuses = [];
      for (let n = 0; n < 11; n++) statuses.push((await attempt(n, `198.51.100.${n}`)).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
      for (let n = 0; n < 10; n++) expect((await attempt(n, '192.0.2.1', `guess-${n}@spa.test`)).status).toBe(401);
      const refused = await attempt(0, '192.0.2.1', 'another@spa.test');
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(refused.headers.get('retry-after')).toBe('60');
      clock.advance({ minutes: 1 });
      expect((await attempt(0, '192.0.2.1')).status).toBe(401);
    });

    it('and lets through every one of the allowed that come at once', async () => {
      const { url } = await startApp({ env: { SIGN_IN_RATE_PER_MINUTE: '40' } });
      const attempts = Array.from({ length: 50 }, () => new Visitor(url).post('/auth/sign-in', guess));
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(40);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    });
  });
});
