import { loadFailureToast } from './toasts.js';

it('says of each list that it could not be loaded', () => {
  const shown = loadFailureToast('Failed to load bookings', true);
  expect(shown).toMatchObject({ description: 'Failed to load bookings', key: 'Failed to load bookings' });
});

it('says offline only once that the lists may be out of date', () => {
  const [bookings, days] = ['Failed to load bookings', 'Failed to load days'].map((each) =>
    loadFailureToast(each, false),
  );
  expect(bookings).toEqual(days);
  expect(bookings!.description).toContain('offline');
});
