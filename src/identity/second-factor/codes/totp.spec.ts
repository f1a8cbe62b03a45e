import { TOTP, URI } from 'otpauth';
import { findTotpStep, formatTotpUri, generateTotpSecret } from './totp.js';

/** Secret of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('given the secret of RFC 6238', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('when its code at %i seconds is entered, then it is taken', (seconds, code) => {
    expect(findTotpStep({ secret, lastUsedStep: 0 }, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });
});

describe('given the code of the step that began at 1,200,000,000 seconds', () => {
  const start = 1_200_000_000;
  const step = start / 30;
  const code = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: start * 1000 });

  it.each([
    ['a step early', -30, step],
    ['in its half minute', 29, step],
    ['a step late', 59, step],
    ['two steps early', -31, null],
    ['two steps late', 60, null],
  ])('when it is entered %s, then the step is %#', (_, after, expected) => {
    expect(findTotpStep({ secret, lastUsedStep: 0 }, code, at(start + after))).toBe(expected);
  });

  it.each([
    ['it was used', step, null],
    ['the code after it was used', step + 1, null],
    ['the code before it was used', step - 1, step],
  ])('when %s, then it is taken only if it is newer', (_, lastUsedStep, expected) => {
    expect(findTotpStep({ secret, lastUsedStep }, code, at(start + 10))).toBe(expected);
  });

  it.each(['', '12345', '1234567', 'abcdef', code.slice(0, 5)])(
    'when %p is entered instead, then it is refused',
    (other) => {
      expect(findTotpStep({ secret, lastUsedStep: 0 }, other, at(start))).toBeNull();
    },
  );
});

describe('given a new secret', () => {
  const made = generateTotpSecret();

  it('has 160 bits that no other has', () => {
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(generateTotpSecret()).not.toBe(made);
  });

  it('when an app reads its address, then it makes the same codes under the names of shop and account', () => {
    const app = URI.parse(formatTotpUri(made, 'Long & Water', 'ada@spa.test'));
    expect(app).toMatchObject({ issuer: 'Long & Water', label: 'ada@spa.test', digits: 6, period: 30 });
    expect(app.secret.base32).toBe(made);
  });
});
