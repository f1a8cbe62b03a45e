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
