import { explainRejection } from './explain-rejection.js';

it.each([
  ['550 5.1.1 … User unknown in virtual mailbox table', 'no such mailbox'],
  ['550 No such user here', 'no such mailbox'],
  ['550 Requested action not taken: mailbox unavailable', 'no such mailbox'],
  ['550 5.1.2 Host unknown', 'its domain receives no mail'],
  ['553 sorry', 'the address is not valid'],
  ['550 5.2.1 The account is disabled', 'the mailbox is disabled'],
  ['552 5.2.2 Over quota', 'the mailbox is full'],
  ['552 Message size exceeds fixed limit', 'the mail is too large'],
  ['554 5.7.1 Relay access denied', 'it accepts no mail from this shop'],
  ['550 5.7.26 This mail is unauthenticated', 'it accepts no mail from this shop'],
  ['limit of 10', 'this address has had 10 mails today'],
  ['550 no', 'it gave no reason that we know'],
])('%s: %s', (reply, expected) => {
  expect(explainRejection(reply)).toBe(expected);
});
