import { makeCertificateCode, readCertificateCode } from './certificate-code.js';

const code = makeCertificateCode(Buffer.from('0123456789abcdef0123456789abcdef', 'hex'));

it('a code has 16 random characters and a check character, in groups of four', () => {
  expect(makeCertificateCode().text).toMatch(/^([A-HJ-NP-Z2-9]{4}-){4}[A-HJ-NP-Z2-9]$/);
  expect(makeCertificateCode().text).not.toBe(makeCertificateCode().text);
});

it('a code is read as it was typed, and has no letter in its hash', () => {
  const typed = code.text.toLowerCase().replaceAll('-', ' ');

  expect(readCertificateCode(typed)).toEqual(code);
  expect(code.hash).not.toContain(code.text.slice(0, 4));
});

it('certificate codes with O read as 0: no code has a character that looks like another, and none is read for it', () => {
  const plain = code.text.replaceAll('-', '');
  for (const alike of '01OI') {
    for (const seed of Array.from({ length: 256 }, (_, byte) => Buffer.alloc(16, byte)))
      expect(makeCertificateCode(seed).text).not.toContain(alike);
    expect(readCertificateCode(plain.replace(/./, alike))).toBeNull();
  }
});

it('each wrong character is seen, and each that is missing or beyond', () => {
  const plain = code.text.replaceAll('-', '');
  for (const [nth, character] of [...plain].entries())
    for (const other of 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789')
      if (other !== character)
        expect(readCertificateCode(plain.slice(0, nth) + other + plain.slice(nth + 1))).toBeNull();
  expect(readCertificateCode(plain.slice(1))).toBeNull();
  expect(readCertificateCode(`${plain}A`)).toBeNull();
  expect(readCertificateCode('')).toBeNull();
});
