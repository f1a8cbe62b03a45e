import { webHost } from '../../../scripts/run/web-host.mjs';

const ownDatabase = { DATABASE_URL: 'postgres://db.example/spa' };

it.each<[string, NodeJS.ProcessEnv, string]>([
  ['the demo shop, by itself', {}, '127.0.0.1'],
  ['the demo shop, on another address of this machine', { HOST: '::1' }, '::1'],
  ['the demo shop, where that is allowed', { HOST: '0.0.0.0', ALLOW_DEMO_ACCOUNTS: 'true' }, '0.0.0.0'],
  ['a shop of one’s own, by itself', ownDatabase, '0.0.0.0'],
  ['a shop of one’s own, as told', { ...ownDatabase, HOST: '10.0.0.4' }, '10.0.0.4'],
])('npm start opens %s', (_, given, host) => {
  expect(webHost(given)).toBe(host);
});

it.each(['0.0.0.0', '::', '10.0.0.4'])('npm start does not open the demo shop on %s', (HOST) => {
  expect(() => webHost({ HOST })).toThrow(/^HOST .* ALLOW_DEMO_ACCOUNTS=true/);
});
