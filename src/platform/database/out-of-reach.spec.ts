import { isOutOfReach } from './out-of-reach.js';

const failure = (code?: string, message = 'failed') => Object.assign(new Error(message), code && { code });

it.each(['57P01', '57P03', '57P05', '53100', '53300', '08006', '58030', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])('%s passes', (code) => {
  expect(isOutOfReach(failure(code))).toBe(true);
});

it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])('"%s" passes', (words) => {
  expect(isOutOfReach(failure(undefined, words))).toBe(true);
  expect(isOutOfReach(new Error('The ORM says', { cause: failure(undefined, words) }))).toBe(true);
});

it.each(['23505', '42601', '40001', 'ENOENT', undefined])('%s does not', (code) => {
  expect(isOutOfReach(failure(code))).toBe(false);
});
