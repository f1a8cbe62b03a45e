import { assertPasswordPolicy } from './password-policy.js';

const check = (password: string) => assertPasswordPolicy(password, 'ada.byron@spa.test');

it.each(['twelve characters', 'longwater-admin', 'ada walks the long way home', 'qz7-mosaic-ferry', '905 184 277 316'])(
  'takes %s',
  (password) => expect(check(password)).resolves.toBeUndefined(),
);

it.each([
  ['eleven char', 'at least 12 characters'],
  ['x'.repeat(201), 'at most 200 characters'],
  ['ada.byron@spa.test', 'must not be your email address'],
  ['Ada.Byron@spa.test1', 'must not be your email address'],
  ['AdaByron1815', 'must not be your email address'],
  ['Password1234', 'too easy to guess'],
  ['12345qwertyuiop', 'too easy to guess'],
  ['Welcome!!2026', 'too easy to guess'],
  ['sonyericsson', 'too easy to guess'],
  ['1Qaz2wsx3edc', 'too easy to guess'],
  ['gfhjkmgfhjkm', 'too easy to guess'],
  ['Butterfly!!2026', 'too easy to guess'],
  ['let me in now 1', 'too easy to guess'],
  ['aaaaaaaaaaaa', 'too easy to guess'],
  ['abcabcabcabc', 'too easy to guess'],
  ['123456789012', 'too easy to guess'],
  ['987654321098', 'too easy to guess'],
])('refuses %s, which %s', (password, because) => expect(check(password)).rejects.toThrow(because));
