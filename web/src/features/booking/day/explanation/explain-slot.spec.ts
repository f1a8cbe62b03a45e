import type { SlotCauseDto, SlotExplanationDto } from '../../../../shared/api/generated.js';
import { explainSlot } from './explain-slot.js';

const nothing = { name: null, from: null, to: null, until: null };
const explanation = (more: Partial<SlotExplanationDto>): SlotExplanationDto => ({
  is_free: false,
  causes: [],
  free_until: null,
  shortest_treatment: 'Neck',
  shortest_minutes: 45,
  ...more,
});
const explain = (more: Partial<SlotExplanationDto>) =>
  explainSlot(explanation(more), { therapistName: 'Mei', time: '11:00' });
const nadia = { ...nothing, kind: 'booking' as const, name: 'Nadia Aziz' };

describe('why an hour is not free', () => {
  it('says until when it is', () => {
    expect(explain({ is_free: true, free_until: '14:00' })).toEqual(['Free until 2:00 PM, 180 minutes.']);
    expect(explain({ is_free: true, causes: [{ ...nothing, kind: 'past' }] })).toEqual([
      'Free.',
      'This time has passed.',
    ]);
  });

  it.each<[SlotCauseDto, string]>([
    [
      { ...nadia, from: '10:30', to: '11:30', until: '11:45' },
      'Nadia Aziz is booked from 10:30 AM to 11:30 AM, cleanup until 11:45 AM.',
    ],
    [{ ...nadia, from: '10:00', to: '11:00', until: '11:15' }, 'Cleanup after Nadia Aziz until 11:15 AM.'],
    [
      { ...nadia, from: '11:30', to: '12:30', until: '12:45' },
      'Nadia Aziz is booked at 11:30 AM, too soon: Neck, the shortest treatment, takes 45 minutes with cleanup.',
    ],
    [{ ...nothing, kind: 'block', from: '11:00', to: '12:00' }, 'Blocked from 11:00 AM to 12:00 PM.'],
    [
      { ...nothing, kind: 'own_calendar', from: '11:00', to: '24:00' },
      'Mei is busy from 11:00 AM to midnight, by their own calendar.',
    ],
    [
      { ...nothing, kind: 'block', from: '11:00', to: '12:00', name: 'Dentist' },
      'Blocked from 11:00 AM to 12:00 PM: Dentist.',
    ],
    [{ ...nothing, kind: 'outside_shift', from: '12:00', to: '20:00' }, 'Mei works from 12:00 PM to 8:00 PM.'],
    [{ ...nothing, kind: 'not_rostered' }, 'Mei has no shift on this day.'],
    [{ ...nothing, kind: 'on_leave', from: '00:00', to: '24:00' }, 'Mei is on leave.'],
    [{ ...nothing, kind: 'on_leave', from: '14:00', to: '17:00' }, 'Mei is on leave from 2:00 PM to 5:00 PM.'],
    [{ ...nothing, kind: 'on_leave' }, 'Mei is on leave before it would end.'],
    [{ ...nothing, kind: 'outside_hours', from: '12:00', to: '24:00' }, 'The shop is open from 12:00 PM to midnight.'],
    [{ ...nothing, kind: 'outside_hours' }, 'The shop is closed on this weekday.'],
    [{ ...nothing, kind: 'closure', name: 'Stocktaking' }, 'The shop is closed: Stocktaking.'],
    [{ ...nothing, kind: 'not_offered' }, "11:00 AM is not one of the shop's start times."],
  ])('%j', (cause, sentence) => expect(explain({ causes: [cause] })).toEqual([sentence]));
});
