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
  ])('%s leaves %s', (address, path, tokens) => expect(split(address)).toEqual({ path, tokens }));

  it.each(['/booking-success', '/booking-success?booking_id=1#top', '/booking-success?session_id='])(
    '%s holds no token',
    (address) => expect(split(address)).toBeNull(),
  );
});
