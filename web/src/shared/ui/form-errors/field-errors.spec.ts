import { toFieldErrors } from './field-errors.js';

it('says what the server says, field by field', () => {
  const errors = [
    { field: 'value.needs.0.word', message: 'Too long' },
    { field: 'price', message: 'Too much' },
  ];
  expect(toFieldErrors({ status: 422, data: { status: 422, errors } })).toEqual([
    { name: ['needs', 0, 'word'], errors: ['Too long'] },
    { name: ['price'], errors: ['Too much'] },
  ]);
});
