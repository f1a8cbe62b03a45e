import { toCheckCode } from './check-code.js';

const paper = { paper: 'receipt', number: 7, day: '2026-03-02', totalCents: 16_500, taxCents: 1_500 } as const;

it('is the same for the same paper, and another for any other', () => {
  const code = toCheckCode('sale', paper);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
  expect(toCheckCode('sale', { ...paper })).toBe(code);
  const others = [{ number: 8 }, { paper: 'credit_note' as const }, { totalCents: 16_501 }, { day: '2026-03-03' }];
  const codes = others.map((change) => toCheckCode('sale', { ...paper, ...change }));
  expect(new Set([code, ...codes, toCheckCode('another', paper)]).size).toBe(6);
});
