import {
  generateRecoveryCodes,
  generateRecoverySalt,
  hashRecoveryCode,
  normalizeRecoveryCode,
} from './recovery-codes.js';

it('given a new set, then it has ten codes of ten letters, and none twice', () => {
  const codes = generateRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

it.each(['4K7QX-09TNM', '4k7qx09tnm', ' 4k7qx 09tnm ', '4K7QX-O9TNM'])(
  'given a code, when it is typed as %p, then it is the same',
  (typed) => {
    expect(normalizeRecoveryCode(typed)).toBe('4K7QX09TNM');
  },
);

it.each(['', '123456', '4K7QX-09TN', '4K7QX-09TNMM', '4K7QX-09TN!'])('%p can be no code', (typed) => {
  expect(normalizeRecoveryCode(typed)).toBeNull();
});

it('given two salts, then a code has one hash with each', async () => {
  const [salt, other] = [generateRecoverySalt(), generateRecoverySalt()];
  const hash = await hashRecoveryCode('4K7QX09TNM', salt);
  expect(await hashRecoveryCode('4K7QX09TNM', salt)).toEqual(hash);
  expect(await hashRecoveryCode('4K7QX09TNM', other)).not.toEqual(hash);
});
