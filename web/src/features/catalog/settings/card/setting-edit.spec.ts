import { settingErrorMessage } from './setting-edit.js';

const refused = (body: object) => ({ status: 422, data: body });

it('says what the server says, field by field', () => {
  const error = refused({
    status: 422,
    errors: [{ field: 'value.needs.0.word', message: 'Too long' }],
    detail: 'Not valid',
  });
  expect(settingErrorMessage(error, 'Failed to save shop details')).toBe('Too long');
});

it('has words of its own where the server has none', () => {
  expect(settingErrorMessage(refused({ status: 409, detail: 'Somebody else was faster' }), 'Failed')).toBe(
    'Somebody else was faster',
  );
  expect(settingErrorMessage({ status: 'FETCH_ERROR' }, 'Failed to save business hours')).toBe(
    'Failed to save business hours',
  );
});
