import { splitPrivateLink } from './private-link.js';

const split = (address: string) => splitPrivateLink(new URL(address, 'https://shop.example'));

describe('the address of a private link', () => {
  it.each([
    ['/booking-success#session_id=a.b-c', '/booking-success', { session_id: 'a.b-c' }],
    ['/booking-success?any=1#session_id=a', '/booking-success?any=1', { session_id: 'a' }],
    ['/booking-success?session_id=a&any=1&status=x', '/booking-success?any=1&status=x', { session_id: 'a' }],
    ['/booking-success?session_id=old#session_id=new', '/booking-success', { session_id: 'new' }],
    ['/verify-booking?token=t', '/verify-booking', { token: 't' }],
    ['/reset-password#token=t&more=1', '/reset-password#more=1', { token: 't' }],
    // As programs between the mail and the browser change them.
    ['/verify-booking#token%3Dt', '/verify-booking', { token: 't' }],
    [
      '/booking-success#session_id=a&amp;again=2026-03-03T10:00',
      '/booking-success#again=2026-03-03T10%3A00',
      { session_id: 'a' },
    ],
    ['/booking-success#session_id=a_b-c.', '/booking-success', { session_id: 'a_b-c' }],
    ['/booking-success#session_id=a%3E', '/booking-success', { session_id: 'a' }],
    ['/waiting-list#token=t?utm_source=mail', '/waiting-list', { token: 't' }],
    [
      '/waiting-list?utm_source=mail#TOKEN=t&utm_medium=x',
      '/waiting-list?utm_source=mail#utm_medium=x',
      { token: 't' },
    ],
    [`/verify-booking#token=3D${'t'.repeat(72)}`, '/verify-booking', { token: 't'.repeat(72) }],
    [`/reset-password#token=3D${'t'.repeat(41)}`, '/reset-password', { token: `3D${'t'.repeat(41)}` }],
  ])('%s leaves %s', (address, path, tokens) => expect(split(address)).toEqual({ path, tokens }));

  it.each(['/booking-success', '/booking-success?booking_id=1#top', '/booking-success?session_id='])(
    '%s holds no token',
    (address) => expect(split(address)).toBeNull(),
  );
});
