import { booking, shop } from '../../../test/support/mail-cast.js';
import { bookingCancelled, bookingChanged, bookingConfirmed, requestReceived } from './customer-letters.js';
import { cancelledForShop, newBooking, newRequest } from './shop-letters.js';

const view = 'https://longwater.example/booking-success?session_id=s&x=1';
const links = {
  view,
  change: view,
  home: 'https://longwater.example/',
  office: 'https://longwater.example/bookings',
};
const verify = 'https://longwater.example/verify-booking?token=t';

describe('letters to the client', () => {
  it('confirm with day, hour, zone, place and what is due', () => {
    const { subject, text } = bookingConfirmed(booking, shop, links);
    expect(subject).toBe('Booking Confirmed: Hot Stone Massage, Thursday, November 26, 2:30 PM');
    expect(text).toContain('When: Thursday, November 26, 2026, 2:30 PM (90 minutes, Sydney time)');
    expect(text).toContain('Where: 48 Carrington Lane, Surry Hills NSW 2010');
    expect(text).toContain('Due at the shop: $165.00 (Total paid $0.00. Cash or card.)');
    expect(text).toContain('You can move or cancel until Wednesday, November 25, 2:30 PM. After that please ring us on');
    expect(text).toContain(`View or change your booking: ${view}`);
  });

  it('name the phone alone once it is too late to change the booking', () => {
    const { text } = bookingConfirmed(booking, shop, { view });
    expect(text).toContain(`View your booking: ${view}`);
    expect(text).toContain('To move or cancel, please ring us on (02) 5550 4821 or answer this mail.');
    expect(text).not.toContain('until');
  });

  it('say the same in both forms', () => {
    const { html, text } = bookingConfirmed(booking, shop, links);
    for (const said of [
      'Georgia, Mei Tanaka will see you',
      '(02) 5550 4821',
      'Mon-Fri 9am-10pm, Sunday 9am-5pm',
      '$165.00',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('acknowledge a request and ask for the address only when there is a link for it', () => {
    const pending = { ...booking, status: 'pending' as const, pendingReason: 'time_conflict' };
    expect(requestReceived(pending, shop, links).text).not.toContain('48 hours');
    const { text } = requestReceived(pending, shop, { ...links, verify });
    expect(text).toContain(`Verify your email address: ${verify}`);
    expect(text).toContain('valid for 48 hours');
    expect(text).toContain('not confirmed yet');
  });

  it('name nobody who was not chosen', () => {
    const { text } = bookingChanged({ ...booking, isUnassigned: true, therapistName: 'Any Available' }, shop, links);
    expect(text).toContain('with one of our therapists');
  });

  it('give the reason of a cancellation, and no note', () => {
    const cancelled = {
      ...booking,
      status: 'cancelled' as const,
      cancellationReason: 'Mei is ill.',
      notes: 'Cancellation reason: Mei is ill.',
    };
    const { text } = bookingCancelled(cancelled, shop, links);
    expect(text).toContain('Reason: Mei is ill.');
    expect(text.match(/Mei is ill/g)).toHaveLength(1);
    const toShop = cancelledForShop(cancelled, shop, links).text;
    expect(toShop.match(/Mei is ill/g)).toHaveLength(1);
    expect(toShop).not.toContain('Due at the shop');
  });
});

describe('letters to the shop', () => {
  it('name service, therapist, day, hour, client and phone', () => {
    const { text } = newBooking(booking, shop, links);
    for (const said of [
      'Hot Stone Massage',
      'Mei Tanaka',
      'November 26, 2026, 2:30 PM',
      'Georgia Marsh',
      '0412 345 678',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toContain('Open Manage Bookings: https://longwater.example/bookings');
  });

  it('say why a request waits', () => {
    const pending = { ...booking, status: 'pending' as const, pendingReason: 'fully_booked' };
    expect(newRequest(pending, shop, links).text).toContain('fully booked on that day');
  });
});

describe('what people wrote', () => {
  const hostile = { ...booking, firstName: '<script>alert("x")</script>', notes: `a & b\n<img src=x onerror='y'>` };

  it('stands in the markup as text', () => {
    const { html } = newBooking(hostile, shop, links);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&#60;script&#62;');
    expect(html).toContain('a &#38; b<br>');
    expect(html).toContain('href="https://longwater.example/bookings"');
  });

  it('cannot start a header', () => {
    const { subject } = newBooking({ ...booking, lastName: 'Marsh\r\nBcc: everyone@example.com' }, shop, links);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
