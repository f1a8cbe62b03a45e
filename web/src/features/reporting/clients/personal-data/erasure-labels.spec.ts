import type { ErasurePreviewDto, ErasableClientDto } from '../../../../shared/api/generated.js';
import { selectClients, toProposedChoice } from './ErasureChoices.js';
import { formatErasable, formatErasure, formatClient, formatWhatStays } from './erasure-labels.js';

const client = (id: string, more: Partial<ErasableClientDto> = {}): ErasableClientDto => ({
  ...{ id, emails: [`${id}@example.com`], phones: ['0491 570 001'], names: ['Nora Field'], bookings: 1, upcoming: 0 },
  ...{ notes: 0, waiting: 0, sent_mails: 2, is_own: false, is_suggested: false },
  ...more,
});
const preview: ErasurePreviewDto = {
  clients: [
    client('nora', { is_own: true, is_suggested: true }),
    client('phone', { emails: [], is_suggested: true }),
    client('paul', { names: ['Paul Field'] }),
  ],
  is_complete: true,
  backup_at_local: null,
};

it('proposes who has the same name and number, and nobody else', () => {
  const choice = toProposedChoice(preview);
  expect(choice).toEqual({ also: ['phone'], upcoming: 'keep' });
  expect(selectClients(preview, choice).map(({ id }) => id)).toEqual(['nora', 'phone']);
});

it('says who is meant, and what stays', () => {
  expect(formatClient(client('nora', { bookings: 3, upcoming: 1, notes: 2 }))).toBe(
    'nora@example.com, 0491 570 001. 3 bookings, 1 upcoming, 2 notes',
  );
  expect(formatClient(preview.clients[1]!)).toBe('No email, 0491 570 001. 1 booking');
  expect(formatWhatStays(preview.clients, '2026-03-02T10:05:00')).toBe(
    'What stays: 6 emails already sent, and backups until Mon, Mar 2, 2026, 10:05 AM, which hold the name until they expire.',
  );
  expect(
    formatErasure({ bookings: 2, clients: 0, waiting: 0, cancelled: 1, sent_mails: 0, backup_at_local: null }),
  ).toBe('2 bookings, 1 of them cancelled. What stays: nothing that was mailed.');
  expect(formatErasable([client('nora', { bookings: 3, notes: 1, waiting: 1 })])).toBe(
    'Nora Field in 3 bookings, 1 note and 1 place on the waiting list',
  );
  expect(formatErasable([client('nora', { bookings: 0 })])).toBe('Nora Field in 0 bookings');
});
