import { diffDetails } from './log-changes.js';

it('compares the values before and after', () => {
  const details = { service_id: 's1', name: 'Swedish', before: { price: 89.5 }, after: { price: 95 } };
  expect(diffDetails(details)).toEqual([{ field: 'price', before: 89.5, after: 95 }]);
});

it('compares a setting with its previous value, leaving out what is the same', () => {
  const details = { setting_key: 'x', previous_value: { hours: 24, fee: 0 }, setting_value: { hours: 12, fee: 0 } };
  expect(diffDetails(details)).toEqual([{ field: 'hours', before: 24, after: 12 }]);
});

it('compares an entry itself where it names only the values before', () => {
  expect(
    diffDetails({ start_time: '10:00', end_time: '11:00', before: { start_time: '09:00', end_time: '11:00' } }),
  ).toEqual([{ field: 'start_time', before: '09:00', after: '10:00' }]);
});

it('takes from earlier entries what a booking was before', () => {
  const details = { booking_id: 'b1', booking_time: '11:00', notes: 'Quiet, please' };
  expect(diffDetails(details, { booking_time: '10:00' })).toEqual([
    { field: 'booking_time', before: '10:00', after: '11:00' },
  ]);
});

it('has nothing to compare in an entry that changes nothing', () => {
  expect(diffDetails({ record_count: 4 })).toEqual([]);
});
