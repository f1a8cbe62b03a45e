import { formatCents, parseMoney, toAmount, toCents, toMoneyText } from './money.js';

it('reads what people type as an amount', () => {
  expect(['200', '$1,204.5', ' 89.50 ', '.5', '12.'].map(parseMoney)).toEqual([20_000, 120_450, 8_950, 50, 1_200]);
  expect(['', '.', '1.234', '-5', 'ten', '10,50', '1,2,3', '5,'].map(parseMoney)).toEqual(Array(8).fill(undefined));
});

it('converts dollars to cents and back without losing one', () => {
  for (const amount of [0.1, 1.15, 89.5, 98.45, 1204.57, 99_999.99]) expect(toAmount(toCents(amount))).toBe(amount);
  expect(formatCents(-1_250)).toBe('-$12.50');
  expect(toMoneyText(120_450)).toBe('1204.50');
});
