import {
  findMissingPriceFields,
  LIST_PRICE,
  priceLabel,
  toPriceFields,
  toTotal,
  type PriceDraft,
} from './price-draft.js';

const draft = (price_kind: PriceDraft['price_kind'], price_value: string): PriceDraft => ({
  price_kind,
  price_value,
  price_reason: 'Regular',
});

it.each([
  [LIST_PRICE, 89, 89],
  [draft('own', '50'), 89, 50],
  [draft('own', '49,50'), 89, 49.5],
  [draft('amount-off', '20'), 89, 69],
  [draft('percent-off', '10'), 89, 80.1],
  [draft('amount-off', '90'), 89, undefined],
  [draft('own', ''), 89, undefined],
  [draft('own', 'x'), 89, undefined],
  [draft('percent-off', '10'), undefined, undefined],
])('%j off %p is %p', (price, list, total) => {
  expect(toTotal(price, list)).toBe(total);
});

it('says how it came about', () => {
  expect(priceLabel(draft('percent-off', '10'), 89)).toBe('10% off $89.00');
  expect(priceLabel(draft('amount-off', '20'), 89)).toBe('$20.00 off $89.00');
  expect(priceLabel(draft('own', '50'), 89)).toBe('List price $89.00');
});

it('needs a number and a reason, and sends neither with the list price', () => {
  expect(findMissingPriceFields({ ...draft('own', ' '), price_reason: '' })).toEqual(['price_value', 'price_reason']);
  expect(toPriceFields(LIST_PRICE)).toEqual({ price_kind: 'list' });
  expect(toPriceFields(draft('own', '49,5'))).toEqual({
    price_kind: 'own',
    price_value: 49.5,
    price_reason: 'Regular',
  });
});
