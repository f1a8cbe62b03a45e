import { type DepositTerms, toDepositCents } from './deposit-terms.js';

const swedish = { serviceId: 'swedish', totalCents: 8_950 };
const stone = { serviceId: 'stone', totalCents: 12_995 };
const terms = (more: Partial<DepositTerms> = {}): DepositTerms => ({
  percentage: 50,
  amount: 0,
  fromPrice: 0,
  newClientsOnly: false,
  serviceIds: [],
  ...more,
});

it.each([
  ['a part of the price', {}, [swedish], 4_475],
  ['rounded half up', { percentage: 33.33 }, [stone], 4_331],
  ['of all treatments of a visit', {}, [swedish, stone], 10_973],
  ['an amount instead of it', { amount: 20 }, [swedish], 2_000],
  ['an amount for the whole visit', { amount: 20 }, [swedish, stone], 2_000],
  ['never more than the price', { amount: 500 }, [swedish], 8_950],
  ['from a price on', { fromPrice: 89.5 }, [swedish], 4_475],
  ['none below that price', { fromPrice: 89.51 }, [swedish], 0],
  ['of the services that need one', { serviceIds: ['stone'] }, [swedish, stone], 6_498],
  ['none where no service needs one', { serviceIds: ['stone'], amount: 20 }, [swedish], 0],
  ['none that no gateway takes', { percentage: 0.5 }, [swedish], 0],
  ['none of nothing', { percentage: 0 }, [swedish], 0],
] as const)('a deposit is %s', (_, more, treatments, cents) =>
  expect(toDepositCents(terms(more), treatments, true)).toBe(cents),
);

it('clients who have been here pay none where the shop asks new ones only', () => {
  const forNew = terms({ newClientsOnly: true });
  expect(toDepositCents(forNew, [swedish], true)).toBe(4_475);
  expect(toDepositCents(forNew, [swedish], false)).toBe(0);
});
