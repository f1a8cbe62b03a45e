import 'reflect-metadata';
import { Config } from './config.js';
import { readConfig } from './environment.js';

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

it.each(['yes', '-1', '10.0.0.0/40', 'balancer', '10.0.0.1,'])('refuses %s as proxies', (value) => {
  expect(() => readConfig(Config, { ...required, TRUST_PROXY: value })).toThrow(/^Cannot start: TRUST_PROXY must be/);
});

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
