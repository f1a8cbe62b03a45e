import { isPublicAddress, lookUpPublic, parseOutboundUrl } from './public-address.js';

const ofHere = [
  ...[
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
  ],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '240.0.0.1'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'nonsense', ''],
];

it.each(ofHere)('%j is no address of the internet', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...['http://example.com/', 'ftp://example.com/', 'example.com', '', 'javascript:alert(1)', 'https://'],
  ...['https://user:secret@example.com/', 'https://example.com/#part', 'https://localhost/', 'https://LOCALHOST./'],
  ...['https://app.localhost/', 'https://database/', 'https://127.0.0.1/', 'https://127.1/', 'https://0x7f000001/'],
  ...[
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/',
  ],
  ...['https://10.0.0.1:8443/hook', 'https://[fd12:3456::1]/'],
])('%j is refused as an address to connect to', (url) =>
  expect(() => parseOutboundUrl(url, false)).toThrow(expect.objectContaining({ field: 'url' })),
);

it.each([
  'https://example.com/hook?x=1',
  'https://example.com:8443/',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
])('%s is taken', (url) => expect(parseOutboundUrl(url, false).href).toBe(url));

it('a shop may allow its own network', () => {
  expect(parseOutboundUrl('http://127.0.0.1:3000/hook', true).host).toBe('127.0.0.1:3000');
  expect(() => parseOutboundUrl('ftp://127.0.0.1/', true)).toThrow();
});

it.each([{ all: true }, { all: false }])(
  'a name that leads to this machine is not connected to (%j)',
  async (options) => {
    const error = await new Promise((resolve) => lookUpPublic('localhost', options, resolve));
    expect(error).toMatchObject({ code: 'EPRIVATE' });
  },
);
