import { booking, shop } from '../../../test/support/fixtures/mail-fixtures.js';
import { DEFAULT_CLIENT_REASON } from '../domain/client/default-reason.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import type { BookingMailTemplate, MailBooking, MailLinks } from './mail-types.js';
import { bookingCancelled } from './messages/booking-cancelled.js';
import { bookingChanged } from './messages/booking-changed.js';
import { bookingConfirmed } from './messages/booking-confirmed.js';
import { requestReceived } from './messages/request-received.js';
import { cancelledForShop, changedForShop, newBooking, newRequest, requestReminder } from './messages/shop-messages.js';

const view = 'https://longwater.example/booking-success#session_id=s&x=1';
const links = {
  view,
  changeableUntil: { date: '2026-11-25', time: '14:30' },
  home: 'https://longwater.example/',
  office: 'https://longwater.example/bookings',
};
const render = (template: BookingMailTemplate, shown: MailBooking, offered: MailLinks) =>
  renderMail(template, { booking: shown, shop, links: offered });
const verify = 'https://longwater.example/verify-booking#token=t';

describe('mails to the client', () => {
  it('confirm with day, hour, zone, place and what is due', () => {
    const { subject, text } = render(bookingConfirmed, booking, links);
    expect(subject).toBe('Booking Confirmed: Hot Stone Massage, Thursday, November 26, 2:30 PM');
    expect(text).toContain('When: Thursday, November 26, 2026, 2:30 PM (90 minutes, Sydney time)');
    expect(text).toContain('Where: 48 Carrington Lane, Surry Hills NSW 2010');
    expect(text).toContain('Due at the shop: $165.00 (Total paid $0.00. Cash or card.)');
    expect(text).toContain(
      'You can move or cancel until Wednesday, November 25, 2:30 PM. After that, please call us on',
    );
    expect(text).toContain(`View or change your booking: ${view}`);
  });

  it('say in the subject to what time a booking moved, and which time it was', () => {
    const subjectFrom = (from: Partial<MailBooking>) => {
      const movedFrom = { date: booking.date, time: booking.time, therapistName: 'Tom', isUnassigned: false, ...from };
      return render(bookingChanged, { ...booking, movedFrom }, links).subject;
    };
    expect(subjectFrom({ date: '2026-11-25', time: '09:30' })).toBe(
      'Moved to Thu Nov 26, 2:30 PM (was Wed Nov 25, 9:30 AM)',
    );
    expect(subjectFrom({ time: '09:30' })).toBe('Moved to Thu Nov 26, 2:30 PM (was 9:30 AM)');
    expect(subjectFrom({})).toBe('Booking Changed: Hot Stone Massage, Thursday, November 26, 2:30 PM');
  });

  it('are headed by the same words as their subject when a booking moved, to the client and to the shop', () => {
    const movedFrom = { date: booking.date, time: '09:30', therapistName: 'Tom', isUnassigned: false };
    const moved = 'Moved to Thu Nov 26, 2:30 PM (was 9:30 AM)';
    expect(render(bookingChanged, { ...booking, movedFrom }, links).text).toMatch(`${moved}\n`);
    const toShop = render(changedForShop, { ...booking, movedFrom }, links);
    expect(toShop.subject).toBe(`${moved}: Georgia Marsh, Hot Stone Massage`);
    expect(toShop.text).toMatch(`${moved}\n`);
    expect(render(changedForShop, { ...booking, status: 'pending' }, links).text).toContain(
      "Georgia Marsh's booking has changed. It still needs your confirmation.",
    );
  });

  it('say of a request that moved what is known of its new time, and ask nobody to note it down', () => {
    const request: MailBooking = { ...booking, status: 'pending', pendingReason: 'time_conflict' };
    const { text } = render(bookingChanged, request, links);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('That time is not free at the moment, so it is not confirmed');
    expect(text).not.toContain('Open the attached file');
    expect(render(bookingChanged, { ...request, pendingReason: 'error' }, links).text).toContain(
      'It is not confirmed yet',
    );
    expect(render(bookingChanged, booking, links).text).toContain('Open the attached file to add the appointment');
  });

  it('name the phone alone once it is too late to change the booking', () => {
    const { text } = render(bookingConfirmed, booking, { view });
    expect(text).toContain(`View your booking: ${view}`);
    expect(text).toContain('To move or cancel, please call us on (02) 5550 4821 or reply to this email.');
    expect(text).not.toContain('until');
  });

  it('say nothing in the place of their pictures', () => {
    const { html } = render(bookingConfirmed, booking, links);
    const pictures = html.match(/<img[^>]*>/g)!;
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(picture).toContain('alt=""');
  });

  it('say the same in both forms', () => {
    const { html, text } = render(bookingConfirmed, booking, links);
    expect(html).toMatch(/^<!DOCTYPE html PUBLIC[^>]*><html/);
    expect(html).not.toContain('rel="preload"');
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
    expect(render(requestReceived, pending, links).text).not.toContain('48 hours');
    const { text } = render(requestReceived, pending, { ...links, verify });
    expect(text).toContain(`Verify your email address: ${verify}`);
    expect(text).toContain('valid for 48 hours');
    expect(text).not.toContain('still free');
    expect(text).toContain('That time is not free at the moment');
    const unknown = render(requestReceived, { ...pending, pendingReason: 'error' }, { ...links, verify }).text;
    expect(unknown).toContain('not confirmed yet');
    expect(unknown).toContain('if the time is still free');
  });

  it('name nobody who was not chosen', () => {
    const { text } = render(bookingChanged, { ...booking, isUnassigned: true, therapistName: 'Any Available' }, links);
    expect(text).toContain('with one of our therapists');
  });

  it('give the reason of a cancellation, and no note', () => {
    const cancelled = {
      ...booking,
      status: 'cancelled' as const,
      cancellationReason: 'Mei is ill.',
      notes: 'Cancellation reason: Mei is ill.',
    };
    const { text } = render(bookingCancelled, cancelled, links);
    expect(text).toContain('Reason: Mei is ill.');
    expect(text.match(/Mei is ill/g)).toHaveLength(1);
    const toShop = render(cancelledForShop, cancelled, links).text;
    expect(toShop.match(/Mei is ill/g)).toHaveLength(1);
    expect(toShop).not.toContain('Due at the shop');
  });

  it('give no reason where the client gave none', () => {
    const cancelled = { ...booking, status: 'cancelled' as const, cancellationReason: DEFAULT_CLIENT_REASON };
    expect(render(bookingCancelled, cancelled, links).text).not.toContain('Reason');
    expect(render(cancelledForShop, cancelled, links).text).toContain(`Reason: ${DEFAULT_CLIENT_REASON}`);
  });
});

describe('mails to the shop', () => {
  it('name service, therapist, day, hour, client and phone', () => {
    const { text } = render(newBooking, booking, links);
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

  it('remind of a request with every reason', () => {
    const { text } = render(requestReminder(['waiting', 'starts-soon']), booking, links);
    expect(text).toContain(
      "Georgia Marsh's request has been waiting for 2 business hours, starts within 24 hours and still needs your reply.",
    );
  });

  it('say why a request waits', () => {
    const pending = { ...booking, status: 'pending' as const, pendingReason: 'fully_booked' };
    const { text } = render(newRequest, pending, links);
    expect(text).toContain('Georgia Marsh has requested a booking. The therapist is fully booked on that day.');
    const anybody = render(newRequest, { ...pending, pendingReason: 'unassigned' }, links);
    expect(anybody.text).toContain('requested a booking with any available therapist. It needs your confirmation.');
  });
});

describe('mails about a series', () => {
  const one = { ...booking, guest: 1 };
  const treatments = [one, { ...one, id: 'second', date: '2026-12-03', therapistName: 'Tom' }];
  const series: MailBooking = { ...booking, treatments, isSeries: true };
  const views = new Map(treatments.map(({ id }) => [id, `${view}&booking=${id}`]));

  it('list the day, therapist and page of each', () => {
    const { subject, text } = render(bookingConfirmed, series, { ...links, views });
    expect(subject).toBe('Your 2 appointments: Hot Stone Massage, from Thursday, November 26');
    expect(text).toContain('Georgia, your 2 appointments are confirmed. Please arrive 10 minutes early each time.');
    expect(text).toContain('Thu Dec 3: 2:30 PM (Hot Stone Massage with Tom, 90 minutes, $165.00)');
    expect(text).toContain(`Thursday, December 3, 2:30 PM: ${view}&booking=second`);
    expect(text).not.toContain('Due at the shop');
  });

  it('say what has become of it, to the client and to the shop', () => {
    expect(render(bookingChanged, series, links).text).toContain('your 2 appointments are now at these times');
    const ended = { ...series, status: 'cancelled' as const, cancellationReason: 'Ill' };
    const { subject, text } = render(bookingCancelled, ended, links);
    expect(subject).toBe('Your 2 appointments are cancelled: Hot Stone Massage, from Thursday, November 26');
    expect(text).toContain('Reason: Ill');
    expect(render(newBooking, series, links).text).toContain('Georgia Marsh has 2 appointments. They are confirmed.');
    expect(render(changedForShop, series, links).text).toContain('2 appointments of Georgia Marsh have changed.');
    expect(render(cancelledForShop, ended, links).text).toContain('2 appointments of Georgia Marsh were cancelled.');
  });
});

describe('what people wrote', () => {
  const hostile = { ...booking, firstName: '<script>alert("x")</script>', notes: `a & b\n<img src=x onerror='y'>` };

  it('is escaped in the markup', () => {
    const { html } = render(newBooking, hostile, links);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('a &amp; b<br/>');
    expect(html).toContain('href="https://longwater.example/bookings"');
  });

  it.each([newBooking, newRequest, cancelledForShop, bookingConfirmed, bookingCancelled])(
    'becomes no link in either form',
    (template) => {
      const written = {
        ...booking,
        firstName: 'Win.prizes.com',
        lastName: 'http://evil.com',
        notes: 'See www.evil.com',
        cancellationReason: 'Go to https://evil.com',
      };
      const { subject, html, text } = render(template, written, links);
      for (const form of [subject, html, text]) expect(form).not.toMatch(/prizes\.com|evil\.com|http:\/\/evil/);
      expect(text).toMatch(/evil\. com|Win\. prizes\. com/);
      expect(html).toContain('href="https://longwater.example/');
    },
  );

  it('cannot start a header', () => {
    const { subject } = render(newBooking, { ...booking, lastName: 'Marsh\r\nBcc: everyone@example.com' }, links);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
