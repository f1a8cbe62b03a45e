import type { OfficeBookingDto, UserRoleDto } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import type { BookingChange } from '../../../../shared/live/live-connection.js';
import type { Toast } from '../../../../shared/toast/toast-message.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';

/** A change of a booking that a toast announces. */
export interface AnnouncedChange {
  id: string;
  kind: 'requested' | 'cancelled' | 'updated';
  /** `Ann Lee, Thu, Nov 26, 2:30 PM`; null for readers who may not see the booking. */
  name: string | null;
  /** The person who did it. */
  by: string;
}

export interface TimedChange extends AnnouncedChange {
  /** Milliseconds since the page was loaded. */
  at: number;
}

/** Milliseconds within which changes are reported in one message. */
const GROUPED_MS = 10_000;

/**
 * Adds a change to those that one message reports.
 * @param isWaiting whether their message is still to be shown: then none is dropped, however old
 */
export const addChange = (
  announced: readonly TimedChange[],
  change: TimedChange,
  isWaiting: boolean,
): TimedChange[] => [
  ...announced.filter(({ id, at }) => id !== change.id && (isWaiting || change.at - at < GROUPED_MS)),
  change,
];

export function toAnnouncedChange(
  { booking_id, change, by_user_id, by_role }: Pick<BookingChange, 'booking_id' | 'change' | 'by_user_id' | 'by_role'>,
  { isMine, isAdmin, booking }: { isMine: boolean; isAdmin: boolean; booking: OfficeBookingDto | undefined },
): AnnouncedChange {
  const by = isMine ? 'you in another window' : by_user_id ? nameRole(by_role, isAdmin) : 'the client or the shop';
  const kind = change === 'requested' || change === 'cancelled' ? change : 'updated';
  return { id: booking_id, kind, name: booking ? nameBooking(booking) : null, by };
}

/** Names a person by their role, since accounts have no names; the shop for a role that only a newer server knows. */
const nameRole = (role: string | null, toAdmin: boolean): string =>
  toAdmin && role === 'admin_staff' ? 'another administrator' : (ROLE_NAMES[role as Role] ?? 'the shop');

type Role = NonNullable<UserRoleDto['role']>;
const ROLE_NAMES: Readonly<Record<Role, string>> = {
  reception: 'reception',
  staff: 'a therapist',
  auditor: 'an auditor',
  admin_staff: 'an administrator',
};

const nameBooking = (booking: OfficeBookingDto) =>
  `${formatClientName(booking)}, ${formatShortDate(booking.booking_date)}, ${formatTime(booking.booking_time)}`;

const MAX_NAMES = 3;

/** Returns one toast about all changes that came together. */
export function toChangesToast(announced: readonly AnnouncedChange[]): Toast {
  const [first] = announced;
  if (!first) return { title: 'Booking Updated' };
  if (announced.length === 1) return toChangeToast(first);
  const isOneKind = announced.every(({ kind }) => kind === first.kind);
  const title = `${announced.length} ${isOneKind ? PLURAL_TITLES[first.kind] : PLURAL_TITLES.updated}`;
  const names = announced.flatMap(({ name }) => name ?? []);
  const rest = names.length - MAX_NAMES;
  const description = names.slice(0, MAX_NAMES).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
  return { title, ...(description && { description }), destructive: isOneKind && first.kind === 'cancelled' };
}

const PLURAL_TITLES = {
  requested: 'New Bookings',
  cancelled: 'Bookings Cancelled',
  updated: 'Bookings Updated',
};

function toChangeToast({ kind, name, by }: AnnouncedChange): Toast {
  if (kind === 'requested') return { title: 'New Booking', description: name ?? 'A new booking has come in' };
  if (kind === 'cancelled') return errorToast(name ?? 'A booking has been cancelled', 'Booking Cancelled');
  return { title: 'Booking Updated', description: `${name ?? 'A booking'} was updated by ${by}` };
}
