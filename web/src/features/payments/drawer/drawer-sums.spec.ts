import {
  describeDifference,
  EMPTY_COUNT,
  findCountErrors,
  formatCoin,
  parseSignedMoney,
  proposeBanked,
  sumCoins,
  toNewCount,
} from './drawer-sums.js';

const values = [100, 2, 0.05];
const draft = { coins: { '100': '2', '2': ' 7 ', '0.05': '' }, terminal: '-9.50' };

it('adds up coins and notes, and sends those that there are', () => {
  expect(sumCoins(draft, values)).toBe(21_400);
  expect(findCountErrors(draft, values)).toEqual({});
  expect(toNewCount(draft, values)).toEqual({
    coins: [
      { value: 100, count: 2 },
      { value: 2, count: 7 },
    ],
    terminal_total: -9.5,
  });
});

it('assumes nothing: an empty count and an empty total are refused, 0 is taken', () => {
  expect(Object.keys(findCountErrors(EMPTY_COUNT, values))).toEqual(['coins.100', 'terminal_total']);
  expect(findCountErrors({ coins: { '100': '0' }, terminal: '0' }, values)).toEqual({});
  expect(Object.keys(findCountErrors({ coins: { '2': '1.5' }, terminal: '0' }, values))).toEqual(['coins.2']);
});

it('reads the total of a terminal that gave back more than it took', () => {
  expect(['-9.50', '−1', '12', '-0', '', '-', '--1'].map(parseSignedMoney)).toEqual([
    ...[-950, -100, 1_200, 0],
    ...[undefined, undefined, undefined],
  ]);
});

it('says coins and differences in words, and leaves the float in the drawer', () => {
  expect([100, 1, 0.5, 0.05].map(formatCoin)).toEqual(['$100', '$1', '50c', '5c']);
  expect([-5, 0, 0.05].map(describeDifference)).toEqual(['$5.00 short', 'None', '$0.05 over']);
  const count = { expected: 0, difference: 0, terminal: 0, expected_terminal: 0, terminal_difference: 0 };
  expect(proposeBanked({ ...count, counted: 274.5 }, 200)).toBe(7_450);
  expect(proposeBanked({ ...count, counted: 150 }, 200)).toBe(0);
});
