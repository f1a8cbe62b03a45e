import type { RequestOutlookDto } from '../../../../shared/api/generated.js';
import { outlookLabel, reminderLabel } from './outlook-labels.js';

const mei = { therapist_id: 'mei', therapist_name: 'Mei', why: 'Only Mei was free.' };
const outlook = (more: Partial<RequestOutlookDto>) =>
  ({ is_free: false, reason: 'time_conflict', rivals: [], waiting: 0, proposal: null, ...more }) as RequestOutlookDto;

it('says whether a request can be confirmed, and whether anybody could take it', () => {
  expect(outlookLabel(outlook({ is_free: true, reason: 'available' }))).toBe('Free');
  expect(outlookLabel(outlook({ proposal: mei }))).toBe('Taken');
  expect(outlookLabel(outlook({}))).toBe('Taken: nobody else is free then');
  expect(outlookLabel(outlook({ reason: 'no_room' }))).toBe('No room is free then');
  expect(outlookLabel(outlook({ reason: 'unassigned', proposal: mei }))).toBe('Needs a therapist');
  expect(outlookLabel(outlook({ reason: 'unassigned' }))).toBe('Needs a therapist: nobody can take it then');
});

it.each([
  [0, false, 'Reminded just now'],
  [65, false, 'Reminded 1 h 5 min ago'],
  [65, true, 'Could not be reminded: every address was refused'],
])('describes a reminder of %i minutes ago', (waiting_minutes, is_unreachable, label) => {
  expect(reminderLabel({ waiting_minutes, is_unreachable })).toBe(label);
});
