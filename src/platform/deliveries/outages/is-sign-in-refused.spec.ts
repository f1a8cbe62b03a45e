import { isSignInRefused } from './is-sign-in-refused.js';

it.each([
  ['MailSendError: The mail was not sent: EAUTH AUTH PLAIN 535', true],
  ['MailSendError: The mail was not sent: EENVELOPE RCPT TO 530', true],
  ['MailSendError: The mail was not sent: EAUTH AUTH PLAIN 454', false],
  ['MailSendError: The mail was not sent: ECONNECTION CONN', false],
  ['TextSendError: HTTP 530', false],
])('%s is a refused sign-in: %s', (reason, expected) => {
  expect(isSignInRefused(reason)).toBe(expected);
});
