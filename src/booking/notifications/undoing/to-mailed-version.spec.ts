import { toMailedVersion } from './to-mailed-version.js';

const event = (version: number, more: { isPart?: boolean; isMailed?: boolean } = {}) => ({
  version,
  isPart: false,
  isMailed: false,
  ...more,
});

describe('the version of a booking that a mail tells', () => {
  it('given nothing later, then it is that of the event', () => {
    expect(toMailedVersion(2, [])).toBe(2);
  });

  it('given changes without a word to the client, then it is the last of them', () => {
    expect(toMailedVersion(2, [event(3, { isPart: true }), event(4), event(5)])).toBe(5);
  });

  it('given a change with a mail of its own, then it ends before the first part of that', () => {
    const later = [event(3), event(4, { isPart: true }), event(5, { isMailed: true }), event(6)];
    expect(toMailedVersion(2, later)).toBe(3);
  });
});
