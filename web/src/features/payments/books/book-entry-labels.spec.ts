import type { BookEntryDto } from '../../../shared/api/generated.js';
import { describeEntry } from './book-entry-labels.js';

const entry: BookEntryDto = {
  ...{ id: 'e', kind: 'gateway_payout', day: '2026-03-02', currency: 'AUD', amount: 87, fees: 2.5, balances: [] },
  ...{ is_from_gateway: false, is_voided: false },
};

it('a payout says what came to the bank, and fees where there were any', () => {
  expect(describeEntry(entry)).toBe('$87.00 to the bank, $2.50 in fees');
  expect(describeEntry({ ...entry, fees: 0 })).toBe('$87.00 to the bank');
});

it('opening balances say what is owed without a sign', () => {
  const balances: BookEntryDto['balances'] = [
    { account: 'gateway', amount: 120 },
    { account: 'tax_owed', amount: -45.25 },
  ];
  expect(describeEntry({ ...entry, kind: 'opening_balances', balances })).toBe(
    'Opening balances: Payment gateway $120.00, Tax owed $45.25',
  );
});
