import { formatPolicyChange, formatTermsChange } from './terms-change.js';

const before = { price: 129.5, minutes: 60 };

it.each([
  ['another price', { price: 139.5, minutes: 60 }, 'The price is now $139.50 (was $129.50).'],
  ['other minutes', { price: 129.5, minutes: 90 }, 'It now takes 90 minutes (was 60).'],
  ['both', { price: 139.5, minutes: 90 }, 'The price is now $139.50 (was $129.50). It now takes 90 minutes (was 60).'],
  ['neither', { ...before }, undefined],
])('%s is said with what it was', (_, now, text) => expect(formatTermsChange(before, now)).toBe(text));

it('a changed cancellation policy is said in short, another text of it is pointed out', () => {
  const policy = { summary: 'full refund with 24 hours’ notice', text: 'Plans change.' };
  const other = { ...policy, summary: 'full refund with 96 hours’ notice' };
  expect(formatPolicyChange(policy, other)).toBe(
    'The cancellation policy has changed to: full refund with 96 hours’ notice.',
  );
  expect(formatPolicyChange(policy, { ...policy, text: 'Call us.' })).toBe(
    'The text of the cancellation policy has changed. Please read it again.',
  );
  expect(formatPolicyChange(policy, { ...policy })).toBeUndefined();
});
