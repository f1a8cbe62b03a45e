import fc from 'fast-check';
import type { Operation } from './api-document.js';
import { mutated, maliciousBody, maliciousText } from './malicious-values.js';
import { type KnownValues, arbitraryValue } from './arbitrary-values.js';

export interface WireRequest {
  method: string;
  /** With its query, encoded as it is sent. */
  target: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** The limit that Node sets on a request's head; longer ones never reach the product. */
const MAX_HEAD_BYTES = 8_000;

/** Generates requests to an operation: valid ones, ones with a single fault, and arbitrary ones. */
export function arbitraryRequest(operation: Operation, known: KnownValues): fc.Arbitrary<WireRequest> {
  return fc
    .record({
      target: arbitraryTarget(operation, known),
      headers: arbitraryHeaders(operation, known),
      body: arbitraryBody(operation, known),
    })
    .map((parts) => ({ method: operation.method, ...parts }));
}

function arbitraryTarget({ path, parameters }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const places = parameters.filter((each) => each.in === 'path');
  const asked = parameters.filter((each) => each.in === 'query');
  const segment = ({ name }: Operation['parameters'][number]) => {
    const things = known[`${path.split('/')[1]}/${name}`] ?? [];
    return mostly(fc.constantFrom(...things, 'none'), maliciousText).map(String);
  };
  const query = asked.map(({ name, required, schema }) => {
    const value = mostly(arbitraryValue(schema, known, name), maliciousText).map(
      (each) => `${name}=${encoded(String(each))}`,
    );
    const odd = fc.constantFrom(
      '',
      `${name}[]=1`,
      `${name}[a]=1`,
      `${name}=1&${name}=2`,
      name,
      `${name}=%00`,
      `${name}=%ff`,
    );
    return mostly(required ? value : fc.oneof(value, fc.constant('')), odd);
  });
  return fc
    .tuple(
      fc.tuple(...places.map(segment)),
      fc.tuple(...query),
      mostly(fc.constant(''), fc.constantFrom('select=*', '__proto__=1', '&&=')),
    )
    .map(([segments, pairs, more]) => {
      const filled = segments.reduce(
        (text, each, at) => text.replace(`{${places[at]!.name}}`, () => encoded(each)),
        path,
      );
      const search = [...pairs, more].filter(Boolean).join('&');
      return `/api${filled}${search && `?${search}`}`.slice(0, MAX_HEAD_BYTES);
    });
}

function arbitraryHeaders(
  { parameters, requestBody }: Operation,
  known: KnownValues,
): fc.Arbitrary<Record<string, string>> {
  const [type = 'application/json'] = Object.keys(requestBody?.content ?? {});
  const odd = fc.record(
    {
      'content-type': fc.constantFrom(
        'application/json; charset=utf-16',
        'text/plain',
        'multipart/form-data; boundary=x',
        'image/svg+xml',
        'x',
      ),
      origin: fc.constantFrom('https://evil.test', 'null', 'http://localhost:3000.evil.test'),
      cookie: fc.constantFrom('access=x.y.z', 'access=%ff; refresh=', '; = ;', `refresh=${'a'.repeat(4_000)}`),
      authorization: fc.constantFrom('Bearer x', 'Basic Og=='),
      'x-request-id': fc.constantFrom('a b', '<b>', 'x'.repeat(99)),
      'x-forwarded-for': fc.constantFrom('unknown', '::ffff:1.2.3.4, 8.8.8.8', "'"),
      range: fc.constantFrom('bytes=0-0,5-', 'bytes=99-1'),
      'if-none-match': fc.constantFrom('*', 'W/"x"'),
    },
    { requiredKeys: [] },
  );
  const own = parameters.filter((each) => each.in === 'header');
  const given = fc.record(
    Object.fromEntries(
      own.map(({ name }) => [name, mostly(fc.uuid(), fc.constantFrom('', 'x', ...(known.service_id as string[])))]),
    ),
    { requiredKeys: [] },
  );
  return fc
    .tuple(given, mostly(fc.constant({}), odd))
    .map(([declared, more]) => ({ ...(requestBody && { 'content-type': type }), ...declared, ...more }));
}

function arbitraryBody({ requestBody }: Operation, known: KnownValues): fc.Arbitrary<string | Buffer | undefined> {
  const [type, { schema }] = Object.entries(requestBody?.content ?? {})[0] ?? ['', { schema: {} }];
  if (!type) return mostly(fc.constant(undefined), maliciousBody);
  if (schema.format === 'binary') return fc.oneof(fc.constantFrom(...(known.picture as Buffer[])), maliciousBody);
  const fitting = arbitraryValue(schema, known);
  return fc.oneof(
    { weight: 6, arbitrary: fitting.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: fitting.chain(mutated).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: maliciousBody },
  );
}

function mostly<T>(common: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 5, arbitrary: common }, { weight: 1, arbitrary: rare });
}

/** Removes what a URL cannot carry, such as halves of surrogate pairs. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
