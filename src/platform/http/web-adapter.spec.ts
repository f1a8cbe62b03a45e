import 'reflect-metadata';
import { Config } from '../config.js';
import type { TrustedProxies } from './security/trusted-proxies.js';
import { WebAdapter } from './web-adapter.js';

// The caller claims the first; each proxy adds who called it.
const forwarded = '203.0.113.99, 198.51.100.7, 192.0.2.20';

it.each<[string, TrustedProxies, string]>([
  ['nobody is believed', 0, '10.0.0.5'],
  ['one proxy', 1, '192.0.2.20'],
  ['one proxy behind another', 2, '198.51.100.7'],
  ['proxies by their addresses', ['10.0.0.0/8', '192.0.2.20'], '198.51.100.7'],
  ['others than the one that calls', ['172.16.0.0/12'], '10.0.0.5'],
])('takes the address of the visitor from whom it believes: %s', async (_, proxies, address) => {
  const server = new WebAdapter(Object.assign(new Config(), { TRUST_PROXY: proxies })).getInstance();
  server.get('/', (request) => ({ ip: request.ip }));
  const answer = await server.inject({
    url: '/',
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress: '10.0.0.5',
  });
  expect(answer.json()).toEqual({ ip: address });
});
