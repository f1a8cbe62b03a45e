import { compareField } from './compare-fields.js';
import { newDraft } from '../editor-draft.js';

const saved = { ...newDraft({ therapist: 'mei', date: '2026-11-26', time: '10:00' }), client_name: 'Ann Lee' };

it('shows the other value beside mine where both were changed, and alone where I changed nothing', () => {
  const versions = {
    saved,
    theirs: { ...saved, booking_time: '11:00', therapist_id: 'tom' },
    mine: { ...saved, booking_time: '12:00' },
  };
  const names = { therapist_id: new Map([['tom', 'Tom Whitford']]) };
  expect(compareField('booking_time', versions, names)).toEqual({
    label: 'Time',
    theirs: '11:00 AM',
    mine: '12:00 PM',
  });
  expect(compareField('therapist_id', versions, names)).toEqual({
    label: 'Therapist',
    theirs: 'Tom Whitford',
    mine: null,
  });
});
