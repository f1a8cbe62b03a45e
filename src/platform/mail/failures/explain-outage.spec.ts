import { explainOutage } from './explain-outage.js';

it.each([
  ['MailSendError: The mail was not sent: ESOCKET CONN', 'does not answer'],
  ['MailSendError: The mail was not sent: ESOCKET CONN CERTIFICATE', 'shows a certificate that we do not trust'],
  [
    'MailSendError: The mail was not sent: ESOCKET CONN NO_TLS',
    'speaks no TLS on this port: look at SMTP_URL, smtps:// is mostly on 465 and smtp:// on 587',
  ],
  ['MailSendError: The mail was not sent: EDNS CONN', 'is not found under its name'],
  ['MailSendError: The mail was not sent: EAUTH AUTH PLAIN 535', 'does not accept our name and password'],
  ['MailSendError: The mail was not sent: EAUTH AUTH PLAIN 454', 'takes no mails for now'],
  ['MailSendError: The mail was not sent: EENVELOPE RCPT TO 451', 'takes no mails for now'],
])('%s: %s', (reason, expected) => {
  expect(explainOutage(reason)).toBe(expected);
});
