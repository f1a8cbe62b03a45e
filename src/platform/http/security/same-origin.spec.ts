import { isSameOrigin } from './same-origin.js';

const PUBLIC_URL = 'https://site.example/';
const from = (headers: object, settings: { LOCAL_ORIGINS?: string } = {}, localAddress = '127.0.0.1') =>
  isSameOrigin({ headers: { ...headers }, socket: { localAddress, localPort: 3000 } }, { PUBLIC_URL, ...settings });

describe('who may change something', () => {
  it.each([
    ['https://site.example', true],
    ['http://site.example', false],
    ['https://site.example:8443', false],
    ['https://site.example.evil.test', false],
    ['https://SITE.example', false],
    ['https://site.example, https://evil.test', false],
    ['http://127.0.0.1:3000', false],
    ['null', false],
    ['', false],
  ])('a page of %s: %s', (origin, isAllowed) => expect(from({ origin })).toBe(isAllowed));

  it('the Host that a request names counts for nothing, nor what a proxy says of it', () => {
    const host = { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' };
    expect(from(host)).toBe(false);
    expect(from(host, { LOCAL_ORIGINS: 'true' })).toBe(false);
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000', true],
    ['::ffff:127.0.0.1', 'http://localhost:3000', true],
    ['::1', 'http://[::1]:3000', true],
    ['192.168.7.4', 'http://192.168.7.4:3000', true],
    ['192.168.7.4', 'http://localhost:3000', false],
    ['127.0.0.1', 'http://127.0.0.1:8080', false],
    ['127.0.0.1', 'https://127.0.0.1:3000', false],
  ])('without an address of its own: over %s a page of %s: %s', (address, origin, isAllowed) => {
    expect(from({ origin }, { LOCAL_ORIGINS: 'true' }, address)).toBe(isAllowed);
  });

  it('without an Origin programs alone, which carry no session', () => {
    expect(from({})).toBe(true);
    expect(from({ cookie: 'access=x' })).toBe(false);
    expect(from({ 'sec-fetch-site': 'none' })).toBe(false);
  });
});
