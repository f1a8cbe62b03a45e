import type { OfficeTimeDto } from '../../../../../shared/api/generated.js';
import { findDayOff } from './day-off.js';

const times = (...reasons: OfficeTimeDto['reason'][]) => reasons.map((reason) => ({ reason }));

it('tells a day without a shift, and leave, from one that is taken', () => {
  expect(findDayOff(times('not_rostered', 'not_rostered'))).toBe('no_shift');
  expect(findDayOff(times('not_rostered', 'on_leave'))).toBe('no_shift');
  expect(findDayOff(times('on_leave', 'on_leave'))).toBe('leave');
  expect(findDayOff(times('not_rostered', 'time_conflict'))).toBeUndefined();
  expect(findDayOff([])).toBeUndefined();
});
