import { EntityManager } from '@mikro-orm/postgresql';
import { BookingPost } from '../../src/booking/mail/booking-post.js';
import { bookingConfirmed } from '../../src/booking/mail/customer-letters.js';
import { newBooking } from '../../src/booking/mail/shop-letters.js';
import { ShopSettings } from '../../src/catalog/index.js';
import { ShopClock } from '../../src/platform/clock/shop-clock.js';
import { Config } from '../../src/platform/config.js';
import { system } from '../../src/platform/event-store/actor.js';
import { Post } from '../../src/platform/mail/post.js';
import { startApp } from '../support/app.js';
import { booking } from '../support/mail-cast.js';
import { smtpSink } from '../support/smtp-sink.js';

it("writes to client and shop in the shop's present name, with picture and calendar file", async () => {
  const sink = await smtpSink();
  const server = await startApp({ env: { SMTP_URL: sink.url } });
  const settings = server.get(ShopSettings);
  const post = new BookingPost(server.get(Post), settings, server.get(ShopClock), server.get(Config));
  const sending = { booking, links: {}, changed: new Date('2026-03-01T00:00:00Z'), mailId: 'event-1.client' };

  expect(await post.toShop(newBooking, sending)).toBe(false);

  const details = { ...(await settings.details()), name: 'Longwater', email: 'hello@longwater.example' };
  await settings.save(server.get(EntityManager).fork(), 'shop_details', details, system);
  expect(await post.toClient(bookingConfirmed, { ...sending, booking: { ...booking, clientEmail: null } })).toBe(false);
  expect(await post.toClient(bookingConfirmed, sending)).toBe(true);
  expect(await post.toShop(newBooking, { ...sending, mailId: 'event-1.shop' })).toBe(true);

  await sink.received(2);
  const [toClient] = sink.to('georgia.marsh@example.com');
  expect(toClient).toMatchObject({
    messageId: '<event-1.client@localhost>',
    from: { name: 'Longwater', address: 'hello@longwater.example' },
  });
  expect(toClient?.attachments).toMatchObject([
    { mimeType: 'image/png', contentId: '<brand-mark>' },
    { mimeType: 'image/png', contentId: '<mail-header>' },
    { mimeType: 'text/calendar', filename: 'booking.ics' },
  ]);
  const [toShop] = sink.to('hello@longwater.example');
  expect(toShop).toMatchObject({ replyTo: [{ name: 'Georgia Marsh', address: 'georgia.marsh@example.com' }] });
});
