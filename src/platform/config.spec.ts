import 'reflect-metadata';
import { Config } from './config.js';
import { readConfig } from './environment.js';
import { completeConnectionUrl } from './complete-connection-urls.js';

const required = {
  DATABASE_URL: 'postgres://spa_daily@db:5432/spa',
  SMTP_URL: 'smtps://shop%40spa.test@mail.spa.test',
  PUBLIC_URL: 'https://spa.test',
  PERSONAL_DATA_KEY: Buffer.alloc(32, 'key').toString('base64'),
  SESSION_SECRET: 'a secret of more than 32 characters',
};

it.each([
  ['true', 1],
  ['false', 0],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::1,loopback', ['10.0.0.0/8', '2001:db8::1', 'loopback']],
])('believes proxies by their number or their addresses: %s', (value, proxies) => {
  expect(readConfig(Config, { ...required, TRUST_PROXY: value }).TRUST_PROXY).toEqual(proxies);
});

it.each(['yes', '-1', '100', '1.5', '10.0.0.0/40', '10/8', 'balancer', '10.0.0.1,'])(
  'refuses %s as proxies',
  (value) => {
    expect(() => readConfig(Config, { ...required, TRUST_PROXY: value })).toThrow(/^Cannot start: TRUST_PROXY must be/);
  },
);

it('believes nobody when nothing is said', () => {
  expect(readConfig(Config, required).TRUST_PROXY).toBe(0);
});

describe('a password apart from its address', () => {
  it.each(['plain', 'p@ss:w/rd?#', '100%25 $sure "quoted" \'too\' ü', '%41'])('may be %s', (password) => {
    const { DATABASE_URL, SMTP_URL } = readConfig(Config, {
      ...required,
      DATABASE_PASSWORD: password,
      SMTP_PASSWORD: password,
    });
    const [database, smtp] = [new URL(DATABASE_URL), new URL(SMTP_URL)];
    expect(decodeURIComponent(database.password)).toBe(password);
    expect(decodeURIComponent(smtp.password)).toBe(password);
    expect(database).toMatchObject({ username: 'spa_daily', host: 'db:5432', pathname: '/spa' });
    expect(smtp.username).toBe('shop%40spa.test');
  });

  it('gives way to the one in the address', () => {
    const DATABASE_URL = 'postgres://spa_daily:inside@db/spa';
    expect(readConfig(Config, { ...required, DATABASE_URL, DATABASE_PASSWORD: 'apart' }).DATABASE_URL).toBe(
      DATABASE_URL,
    );
  });
});

describe('a bad value is one sentence, which names the variable and what it takes', () => {
  const address = (kind: string) =>
    `must be ${kind} address; other characters than letters and digits in its password are percent-encoded`;
  const siteRoot =
    'must be an http:// or https:// address without a path: give the site a host of its own, such as https://www.example.com';
  it.each([
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['METRICS_PORT', '9464/tcp', 'must be a whole number from 0 to 65535'],
    ['METRICS_PORT', 'tcp://10.0.0.1:9464', 'must be a whole number from 0 to 65535'],
    ['DATABASE_POOL', '1', 'must be a whole number from 2 to 200'],
    ['DATABASE_POOL', '16.5', 'must be a whole number from 2 to 200'],
    ['DATABASE_POOL', 'many', 'must be a whole number from 2 to 200'],
    ['DRAIN_SECONDS', '5s', 'must be a whole number from 0 to 60'],
    ['DRAIN_SECONDS', '1e9', 'must be a whole number from 0 to 60'],
    ['MAILS_PER_ADDRESS_PER_DAY', '0', 'must be a whole number from 1 to 1000000000'],
    ['MAILS_PER_ADDRESS_PER_DAY', '99999999999', 'must be a whole number from 1 to 1000000000'],
    ['HOST', 'localhost', 'must be an IP address such as 127.0.0.1'],
    ['DATABASE_URL', 'db:5432/spa', address('a postgres://')],
    ['DATABASE_URL', 'postgres://spa:a/b@db/spa', address('a postgres://')],
    ['DATABASE_URL', 'postgres://spa:100%@db/spa', address('a postgres://')],
    ['DATABASE_DIRECT_URL', 'postgres://db:port/spa', address('a postgres://')],
    ['REDIS_URL', 'redis:6379', address('a redis://')],
    ['REDIS_URL', 'redis://', address('a redis://')],
    ['SMTP_URL', 'mail.spa.test', address('an smtp://')],
    ['SMTP_URL', 'smtp://mail:25000000', address('an smtp://')],
    ['PUBLIC_URL', 'spa.test', siteRoot],
    ['PUBLIC_URL', 'https://spa.test/shop', siteRoot],
    ['PUBLIC_URL', 'https://spa.test?', siteRoot],
    ['LOCAL_ORIGINS', 'yes', 'must be true or false'],
    ['SHOP_TIME_ZONE', 'Mars/Phobos', 'must be an IANA time zone such as Australia/Sydney'],
    ['SHOP_TIME_ZONE', '+10:00', 'must be an IANA time zone such as Australia/Sydney'],
    ['SHOP_COUNTRY', 'ZZ', 'must be the two letters of a country such as AU'],
    ['SHOP_COUNTRY', 'Australia', 'must be the two letters of a country such as AU'],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => readConfig(Config, { ...required, [name]: value })).toThrow(
      new Error(`Cannot start: ${name} ${sentence}.`),
    );
  });

  it('blanks count as absent', () => {
    expect(readConfig(Config, { ...required, PORT: '  ', METRICS_PORT: ' ', SHOP_COUNTRY: ' ' })).toMatchObject({
      PORT: 3000,
      METRICS_PORT: undefined,
      SHOP_COUNTRY: 'AU',
    });
  });

  it.each([
    ['DATABASE_URL', 'postgresql:///spa?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://spa:p%40ss%2Fword@[::1]:5432/spa?sslmode=require'],
    ['REDIS_URL', 'rediss://:secret@redis:6380/1'],
    ['PUBLIC_URL', 'https://spa.test/'],
    ['SHOP_COUNTRY', 'nz'],
  ])('%s=%s is a good one', (name, value) => {
    expect(() => readConfig(Config, { ...required, [name]: value })).not.toThrow();
  });
});

it.each([
  ['postgres://spa@db:5432/spa', 'postgres://spa:a%2Fb%3F@db:5432/spa'],
  ['postgres://spa:own@db/spa', 'postgres://spa:own@db/spa'],
  [
    'postgres:///spa?host=/run/postgresql&user=spa',
    'postgres:///spa?host=%2Frun%2Fpostgresql&user=spa&password=a%2Fb%3F',
  ],
  ['postgres:///spa?password=own', 'postgres:///spa?password=own'],
])('%s with a password apart from it is %s', (address, complete) => {
  expect(completeConnectionUrl(address, 'a/b?')).toBe(complete);
});

it.each([
  ['postgres://spa@db/spa?sslmode=require', 'postgres://spa@db/spa?sslmode=verify-full'],
  ['postgres://spa:own@db/spa?sslmode=prefer&options=x', 'postgres://spa:own@db/spa?sslmode=verify-full&options=x'],
  ['postgres://spa@db/spa?sslmode=verify-ca', 'postgres://spa@db/spa?sslmode=verify-full'],
  ['postgres://spa@db/spa?sslmode=disable', 'postgres://spa@db/spa?sslmode=disable'],
  ['postgres://spa@db/spa?sslmode=no-verify', 'postgres://spa@db/spa?sslmode=no-verify'],
  [
    'postgres://spa@db/spa?uselibpqcompat=true&sslmode=require',
    'postgres://spa@db/spa?uselibpqcompat=true&sslmode=require',
  ],
])('%s is read as %s', (address, read) => {
  expect(completeConnectionUrl(address, undefined)).toBe(read);
});
