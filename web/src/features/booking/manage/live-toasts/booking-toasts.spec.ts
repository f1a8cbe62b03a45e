import { addChange, toAnnouncedChange, toChangesToast, type AnnouncedChange } from './booking-toasts.js';

const announced = (id: string, more: Partial<AnnouncedChange> = {}): AnnouncedChange => ({
  id,
  kind: 'updated',
  name: `${id}, Thu, Nov 26, 2:30 PM`,
  by: 'reception',
  ...more,
});

it('names the booking and who has changed it', () => {
  expect(toChangesToast([announced('Ann Lee')])).toEqual({
    title: 'Booking Updated',
    description: 'Ann Lee, Thu, Nov 26, 2:30 PM was updated by reception',
  });
  expect(toChangesToast([announced('Ann Lee', { kind: 'cancelled' })])).toMatchObject({
    title: 'Booking Cancelled',
    destructive: true,
  });
});

it('reports changes of ten seconds together, and older ones as long as their message waits', () => {
  const at = (id: string, seconds: number) => ({ ...announced(id), at: seconds * 1_000 });
  const ids = (isWaiting: boolean) =>
    addChange([at('Ann', 0), at('Bo', 8), at('Cy', 9)], at('Bo', 12), isWaiting).map(({ id }) => id);
  expect(ids(false)).toEqual(['Cy', 'Bo']);
  expect(ids(true)).toEqual(['Ann', 'Cy', 'Bo']);
});

it('calls people by what they work as', () => {
  const by = (by_role: string | null, { isMine = false, isAdmin = false } = {}) => {
    const change = { booking_id: 'b', change: 'updated', by_user_id: 'u', by_role } as const;
    return toAnnouncedChange(change, { isMine, isAdmin, booking: undefined }).by;
  };
  expect(by('reception')).toBe('reception');
  expect(by('staff')).toBe('a therapist');
  expect(by('admin_staff')).toBe('an administrator');
  expect(by('admin_staff', { isAdmin: true })).toBe('another administrator');
  expect(by('reception', { isMine: true })).toBe('you in another window');
  expect(by('manager', { isAdmin: true })).toBe('the shop');
});

it('says nothing of the client to whoever may not know', () => {
  expect(toChangesToast([announced('a', { kind: 'requested', name: null })])).toEqual({
    title: 'New Booking',
    description: 'A new booking has come in',
  });
});

it('makes one message of several changes', () => {
  const four = ['Ann', 'Bo', 'Cy', 'Di'].map((name) => announced(name, { kind: 'cancelled', name }));
  expect(toChangesToast(four)).toEqual({
    title: '4 Bookings Cancelled',
    description: 'Ann; Bo; Cy; and 1 more',
    destructive: true,
  });
  expect(toChangesToast([announced('Ann'), announced('Bo', { kind: 'requested' })])).toMatchObject({
    title: '2 Bookings Updated',
    destructive: false,
  });
});
