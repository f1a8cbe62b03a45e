import { toDeposit } from './deposit.js';

const terms = { percentage: 50, amount: 0, from_price: 0, new_clients_only: false, service_ids: [] };
const swedish = { service_id: 'swedish', price: 89.5 };
const stone = { service_id: 'stone', price: 129.95 };

it.each([
  ['a part of the price', terms, [swedish], 44.75],
  ['of a visit as a whole, rounded half up', terms, [swedish, stone], 109.73],
  ['an amount', { ...terms, amount: 20 }, [swedish], 20],
  ['never more than the price', { ...terms, amount: 500 }, [swedish], 89.5],
  ['none below a price', { ...terms, from_price: 100 }, [swedish], 0],
  ['of some services', { ...terms, service_ids: ['stone'] }, [swedish, stone], 64.98],
  ['none that is too small to charge', { ...terms, percentage: 0.5 }, [swedish], 0],
  ['none where the shop wants none', null, [swedish], 0],
] as const)('the deposit is %s', (_, asked, treatments, deposit) =>
  expect(toDeposit(asked && { ...asked, service_ids: [...asked.service_ids] }, treatments)).toBe(deposit),
);
