import { toUnlinkedText } from './unlinked-text.js';

it.each([
  ['Look at evil.com', 'Look at evil. com'],
  ['http://evil.com/a?b=c', 'http: //evil. com/a?b=c'],
  ['www.evil.co.uk', 'www. evil. co. uk'],
  ['http://127.0.0.1/x', 'http: //127.0.0.1/x'],
  ['help@evil.com', 'help@evil. com'],
  ['evil\u200b.com', 'evil. com'],
  ['evil\u200d.\u200ccom', 'evil. com'],
  ['\u202emoc.live', 'moc. live'],
  ['例え。jp', '例え。 jp'],
  ['1und1.de', '1und1. de'],
  ['evil.xn--p1ai', 'evil. xn--p1ai'],
  ['evil.4you', 'evil. 4you'],
  ['\\\\evil\\share', '\\ \\evil\\share'],
])('%j becomes %j', (text, shown) => expect(toUnlinkedText(text)).toBe(shown));

it.each([
  "Zoë O'Brien-Smith",
  'Ms. Marsh',
  'At 10.30, for $89.50.\nPlease ring twice...',
  '12.11.2026',
  'علی\u200cرضا',
  'क्\u200dष',
])('leaves %j as it is, and its own work too', (text) => {
  expect(toUnlinkedText(text)).toBe(text);
  expect(toUnlinkedText(toUnlinkedText('http://evil.com'))).toBe('http: //evil. com');
});
