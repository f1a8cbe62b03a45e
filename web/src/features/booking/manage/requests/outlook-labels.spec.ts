import type { RequestOutlookDto } from '../../../../shared/api/generated.js';
import { outlookLabel } from './outlook-labels.js';

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
