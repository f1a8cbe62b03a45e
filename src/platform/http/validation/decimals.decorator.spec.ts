import { isRounded } from './decimals.decorator.js';

it.each([0, 5, 0.1, 129.5, 19.99, -0.25, 1e21])('takes %p with two decimals', (value) => {
  expect(isRounded(value, 2)).toBe(true);
});

it.each([0.001, 19.999, 1e-9, NaN, Infinity, '5', null, undefined])('does not take %p with two decimals', (value) => {
  expect(isRounded(value, 2)).toBe(false);
});
