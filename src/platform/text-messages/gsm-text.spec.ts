import { countTextParts, toGsmText } from './gsm-text.js';

it.each([
  ['Zoë’s “hot stones” – 2:30\u202FPM…', 'Zoe\'s "hot stones" - 2:30 PM...'],
  ['Café, Ödön, Ñandú', 'Café, Ödön, Ñandu'],
  ['王芳', '王芳'],
])('%s is written %s', (text, written) => {
  expect(toGsmText(text)).toBe(written);
});

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  [`${'a'.repeat(159)}€`, 2],
  ['王'.repeat(70), 1],
  ['王'.repeat(71), 2],
])('%s takes %i', (text, parts) => {
  expect(countTextParts(text)).toBe(parts);
});
