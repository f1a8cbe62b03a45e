import type { ErasurePreviewDto, IdentityDto } from '../../../shared/api/generated.js';
import { selectIdentities, toProposedChoice } from './ErasureChoices.js';
import { formatErasure, formatIdentity, formatWhatStays } from './erasure-labels.js';

const identity = (id: string, more: Partial<IdentityDto> = {}): IdentityDto => ({
  ...{ id, email: `${id}@example.com`, phones: ['0491 570 001'], names: ['Nora Field'], bookings: 1, upcoming: 0 },
  ...{ sent_mails: 2, is_own: false, is_suggested: false },
  ...more,
});
const preview: ErasurePreviewDto = {
  identities: [
    identity('nora', { is_own: true, is_suggested: true }),
    identity('phone', { email: null, is_suggested: true }),
    identity('paul', { names: ['Paul Field'] }),
  ],
  is_complete: true,
  backup_at_local: null,
};

it('proposes who has the same name and number, and nobody else', () => {
  const choice = toProposedChoice(preview);
  expect(choice).toEqual({ identities: ['phone'], upcoming: 'keep' });
  expect(selectIdentities(preview, choice).map(({ id }) => id)).toEqual(['nora', 'phone']);
});

it('says who is meant, and what stays', () => {
  expect(formatIdentity(identity('nora', { bookings: 3, upcoming: 1 }))).toBe(
    'nora@example.com, 0491 570 001. 3 bookings, 1 upcoming',
  );
  expect(formatIdentity(preview.identities[1]!)).toBe('No email, 0491 570 001. 1 booking');
  expect(formatWhatStays(preview.identities, '2026-03-02T10:05:00')).toBe(
    'What stays: 6 emails already sent, and backups until Mon, Mar 2, 2026, 10:05 AM, which hold the name until they expire.',
  );
  expect(formatErasure({ bookings: 2, clients: 0, cancelled: 1, sent_mails: 0, backup_at_local: null })).toBe(
    '2 bookings, 1 of them cancelled. What stays: nothing that was mailed.',
  );
});
