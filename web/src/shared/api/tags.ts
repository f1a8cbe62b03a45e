import type { TagDescription } from '@reduxjs/toolkit/query';

/** What the answers to reads are made of. Changes and live events invalidate the same tags. */
export const TAG_TYPES = [
  'Account',
  'ActionLog',
  'ApiKey',
  'Booking',
  'CalendarLink',
  'Client',
  'Closure',
  'Day',
  'HeadMail',
  'Journal',
  'Landing',
  'OwnAccount',
  'OwnCalendar',
  'Report',
  'ReportMail',
  'Room',
  'RosterTemplate',
  'Sale',
  'Schedule',
  'Service',
  'Settings',
  'Setup',
  'SystemStatus',
  'Therapist',
  'TimeSlot',
  'Waiting',
  'Webhook',
] as const;

type TagType = (typeof TAG_TYPES)[number];
export type Tag = TagDescription<TagType>;

/** A list: one that has not yet shown a changed record may show it now. */
const LIST = 'LIST';

export const BOOKINGS = { type: 'Booking', id: LIST } as const;
export const CLIENTS = { type: 'Client', id: LIST } as const;

/** Any therapist's day: where nobody in particular is chosen, no single one can be watched. */
export const ANY_DAY = { type: 'Day', id: 'ANY' } as const;

/** What the shop offers, and when. */
export const SHOP_TAGS = ['Service', 'Therapist', 'Settings', 'TimeSlot', 'Closure', 'Room'] as const;

/** A therapist's day, which is watched. */
export const dayTag = (therapistId: string | undefined, date: string) =>
  ({ type: 'Day', id: `${therapistId} ${date}` }) as const;
