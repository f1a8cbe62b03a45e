import { Config } from '../../../src/platform/config.js';
import { Mailer } from '../../../src/platform/mail/mailer.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

it('hands a mail with its parts to the server, under the identity it was given', async () => {
  const sink = await startSmtpSink();
  const mailer = new Mailer(Object.assign(new Config(), { SMTP_URL: sink.url }));
  registerCleanup(async () => mailer.onApplicationShutdown());

  await mailer.send({
    from: { name: 'Longwater, "Surry Hills"\r\nBcc: all@example.com', address: 'hello@longwater.example' },
    to: { name: 'Georgia Marsh', address: 'georgia.marsh@example.com' },
    replyTo: { name: 'Longwater', address: 'hello@longwater.example' },
    subject: 'Booking Confirmed: Überraschung',
    html: '<p>Hello</p>',
    text: 'Hello',
    messageId: 'mail-1@longwater.example',
    attachments: [
      { filename: 'booking.ics', contentType: 'text/calendar; method=PUBLISH', content: 'BEGIN:VCALENDAR' },
    ],
  });

  const [mail] = await sink.received(1);
  expect(mail).toMatchObject({
    subject: 'Booking Confirmed: Überraschung',
    messageId: '<mail-1@longwater.example>',
    html: '<p>Hello</p>\n',
  });
  expect(mail?.recipients).toEqual(['georgia.marsh@example.com']);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.from?.address).toBe('hello@longwater.example');
  expect(mail?.replyTo).toEqual([{ name: 'Longwater', address: 'hello@longwater.example' }]);
  expect(mail?.attachments).toMatchObject([{ filename: 'booking.ics', mimeType: 'text/calendar' }]);
});
