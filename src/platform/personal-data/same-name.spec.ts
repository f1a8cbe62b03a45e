import { isSameName } from './same-name.js';

describe('a name that was typed', () => {
  it.each([
    ['Zoë Marsh', 'Zoe\u0308 Marsh'],
    [' Zoë  Marsh ', 'Zoë Marsh'],
    ['علیرضا', 'علی\u200cرضا'],
    ['क्\u200dष', 'क्ष'],
  ])('%j is %j', (typed, name) => expect(isSameName(typed, name)).toBe(true));

  it.each(['', 'Zoë', 'zoë marsh', 'Zoe Marsh', 'Zoë Marsh Lowe'])('%j is another', (typed) =>
    expect(isSameName(typed, 'Zoë Marsh')).toBe(false),
  );
});
