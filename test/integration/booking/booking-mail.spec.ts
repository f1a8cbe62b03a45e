import { BookingMailService } from '../../../src/booking/notifications/booking-mail.service.js';
import { bookingConfirmed } from '../../../src/booking/notifications/messages/booking-confirmed.js';
import { newBooking } from '../../../src/booking/notifications/messages/shop-messages.js';
import { ShopDetails, ShopSettings } from '../../../src/catalog/index.js';
import { ShopClock } from '../../../src/platform/clock/shop-clock.js';
import { Config } from '../../../src/platform/config.js';
import { MailService } from '../../../src/platform/mail/mail.service.js';
import { startApp } from '../../support/processes/start-app.js';
import { booking } from '../../support/fixtures/mail-fixtures.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

it("writes to client and shop in the shop's present name, with picture and calendar file", async () => {
  const sink = await startSmtpSink();
  const server = await startApp({ env: { SMTP_URL: sink.url } });
  const settings = server.get(ShopSettings);
  const mail = server.get(MailService);
  const bookingMails = new BookingMailService(mail, settings, server.get(ShopClock), server.get(Config));
  const sending = { booking, links: {}, changed: new Date('2026-03-01T00:00:00Z'), mailId: 'event-1.client' };

  expect(await bookingMails.composeForShop(newBooking, sending)).toBeNull();

  const details = { ...(await settings.read(ShopDetails)), name: 'Longwater', email: 'hello@longwater.example' };
  await createShopBuilder(server).saveSetting('shop_details', details);
  const withoutAddress = { ...sending, booking: { ...booking, clientEmail: null } };
  expect(await bookingMails.composeForClient(bookingConfirmed, withoutAddress)).toBeNull();
  await mail.send((await bookingMails.composeForClient(bookingConfirmed, sending))!);
  await mail.send((await bookingMails.composeForShop(newBooking, { ...sending, mailId: 'event-1.shop' }))!);

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
