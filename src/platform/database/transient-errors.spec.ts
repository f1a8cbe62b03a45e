import { isTransientDatabaseError } from './transient-errors.js';

const failure = (code?: string, message = 'failed') => Object.assign(new Error(message), code && { code });

it.each([
  '57P01',
  '57P03',
  '57P05',
  '53100',
  '25006',
  '53300',
  '08006',
  '40P01',
  '58030',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
])('%s passes', (code) => {
  expect(isTransientDatabaseError(failure(code))).toBe(true);
});

it.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('"%s" passes', (message) => {
  expect(isTransientDatabaseError(failure(undefined, message))).toBe(true);
  expect(isTransientDatabaseError(new Error('The ORM says', { cause: failure(undefined, message) }))).toBe(true);
});

it.each(['23505', '42601', '40001', 'ENOENT', undefined])('%s does not', (code) => {
  expect(isTransientDatabaseError(failure(code))).toBe(false);
});
