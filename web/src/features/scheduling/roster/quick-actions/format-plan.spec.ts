import type { PlannedShiftDto } from '../../../../shared/api/generated.js';
import { formatPlan } from './format-plan.js';

const shift = (skipped: PlannedShiftDto['skipped']): PlannedShiftDto => ({
  ...{ therapist_id: 'mei', therapist_name: 'Mei', roster_date: '2026-03-03' },
  ...{ shift_hours: '09:00 - 17:00', shift_type: 'full', skipped },
});

it('says how many shifts a quick action adds, and how many it skips for what', () => {
  expect(formatPlan({ added: [shift(null)], skipped: [] })).toBe('1 new');
  const skipped = [shift('overlap'), shift('duplicate'), shift('overlap'), shift('overlap')];
  expect(formatPlan({ added: [], skipped })).toBe(
    '0 new, 3 skipped: overlapping an existing shift, 1 skipped: already rostered',
  );
});
