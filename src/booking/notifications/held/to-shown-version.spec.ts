import { toShownVersion } from './to-shown-version.js';

const event = (version: number, more: { isPart?: boolean; isMailed?: boolean } = {}) => ({
  version,
  isPart: false,
  isMailed: false,
  ...more,
});
const atOnce = { isHeld: false };
const held = { isHeld: true };

describe('the version of a booking that a mail shows', () => {
  it.each([atOnce, held])('given nothing later, then it is that of the event (%j)', (how) => {
    expect(toShownVersion(2, [], how)).toBe(2);
  });

  it.each([atOnce, held])('given changes without a word to its recipient, then it is the last of them (%j)', (how) => {
    expect(toShownVersion(2, [event(3, { isPart: true }), event(4), event(5)], how)).toBe(5);
  });

  const later = [event(3), event(4, { isPart: true }), event(5, { isMailed: true }), event(6)];

  it('given a change with a mail of its own, then a mail that goes at once ends before the first part of that', () => {
    expect(toShownVersion(2, later, atOnce)).toBe(3);
  });

  it('given a change with a mail of its own, then that covers a mail that was held', () => {
    expect(toShownVersion(2, later, held)).toBeUndefined();
  });
});
