import fc from 'fast-check';

/** Texts that break careless code: quotes, markup, paths, formats, numbers, encodings. */
const texts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202egnp',
    '\ufeff',
    'e\u0301'.repeat(50),
    '👩‍👩‍👧‍👦',
    '\r\nBcc: thief@evil.test',
    '%00',
    '%zz',
  ],
  ...[
    "'",
    "'; drop table bookings; --",
    "' or 1=1 --",
    '") or ("1"="1',
    '$1',
    '\\',
    '%',
    '_',
    '*',
    '${7*7}',
    '{{7*7}}',
  ],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '<svg/onload=alert(1)>'],
  ...[
    '=cmd|calc!A1',
    '+1',
    '-1',
    '@SUM(1)',
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '/api/../etc',
    '//evil.test/',
  ],
  ...[
    'NaN',
    'Infinity',
    '1e400',
    '-0',
    '0x10',
    '9007199254740993',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '__proto__',
  ],
  ...[
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '2026-03-03T10:00',
    '25:00',
    '10:60',
    '10:00:00',
    '00000000-0000-0000-0000-000000000000',
  ],
  ...[
    'constructor',
    'toString',
    'a'.repeat(300),
    'a@b',
    'x'.repeat(65_000),
    '()=>1',
    '(a+)+$',
    ' '.repeat(5_000) + 'x',
  ],
];

export const maliciousText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const numbers = fc.constantFrom(-1, 0, 0.5, 1e21, -1e21, 2 ** 31, 2 ** 53, 2 ** 63, Number.MAX_VALUE, 1e-9, 99_999.999);

export const maliciousValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: maliciousText },
  numbers,
  fc.constantFrom(
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { $ne: null },
    { toString: 1 },
    Array(600).fill({ id: 'x' }),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A value with one fault: a part is replaced, missing, wrapped, or accompanied by something unexpected. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  const isParent = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  const here = fc.oneof(maliciousValue, fc.constant([value]));
  if (!isParent) return here;
  const inside = fc.constantFrom(...Object.keys(value)).chain((key) =>
    fc.oneof(
      mutated((value as Record<string, unknown>)[key]).map((other) => withKey(value, key, other)),
      fc.constantFrom(undefined, null).map((nothing) => withKey(value, key, nothing)),
    ),
  );
  const beside = fc
    .tuple(fc.constantFrom('status', 'total_price', 'id', 'role', 'version', 'constructor'), maliciousValue)
    .map(([key, more]) => (Array.isArray(value) ? [...(value as unknown[]), more] : { [key]: more, ...value }));
  return fc.oneof({ weight: 6, arbitrary: inside }, beside, here);
}

/** Bodies that are not JSON, or JSON that breaks careless parsers. */
export const maliciousBody = fc.constantFrom<Buffer>(
  ...[
    '',
    '{',
    '[]',
    'null',
    '0',
    '"',
    '{"a":1,}',
    '{"__proto__":{"role":"admin_staff"}}',
    '{"constructor":{"prototype":{"x":1}}}',
  ].map(utf8),
  ...['\ufeff{}', '{"version":1e400}', '{"email":"\\ud800"}', '{"a":1}{"b":2}', `{"a":"${'x'.repeat(70_000)}"}`].map(
    utf8,
  ),
  ...[
    '['.repeat(20_000),
    '{"a":'.repeat(5_000),
    'GIF89a<svg onload="alert(1)"/>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ].map(utf8),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex'),
  Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(2_000, 0xff)]),
);

function utf8(text: string): Buffer {
  return Buffer.from(text);
}

function withKey(parent: object, key: string, value: unknown): unknown {
  if (Array.isArray(parent))
    return parent.flatMap((each, at) => (String(at) !== key ? [each] : value === undefined ? [] : [value]));
  return { ...parent, [key]: value };
}
