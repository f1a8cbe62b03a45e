import { describeFailure } from './describe-failure.js';

it.each([
  ['3 of 5 lines were refused', '3 of 5 lines were refused'],
  ['password authentication failed', 'Password authentication failed'],
])('a failure that says "%s" is a sentence', (message, sentence) => {
  expect(describeFailure(new Error(message))).toBe(sentence);
});

it('names a folder that is given for a file', () => {
  const failure = Object.assign(new Error('EISDIR: illegal operation on a directory, read'), { code: 'EISDIR' });
  expect(describeFailure(failure)).toBe('A file is needed, not a folder');
});

it.each([
  [
    { code: 'EACCES', syscall: 'listen', port: 80 },
    'Port 80 may not be opened by this account: set PORT and METRICS_PORT to numbers from 1024 on',
  ],
  [
    { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    'The certificate of the database is not valid (something): NODE_EXTRA_CA_CERTS names a file with that of an authority of your own',
  ],
])('names what to set: %j', (fields, sentence) => {
  expect(describeFailure(Object.assign(new Error('something'), fields))).toBe(sentence);
});
