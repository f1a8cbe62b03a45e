import { explainTextOutage, explainTextRejection } from './explain-text-failures.js';

it.each([
  ['The text was not sent: HTTP 401', 'does not accept our signature'],
  ['The text was not sent: HTTP 302', 'is at another address'],
  ['The text was not sent: HTTP 503', 'takes no texts for now'],
  ['The text was not sent: ENOTFOUND', 'is not found under its name'],
  ['The text was not sent: ECONNREFUSED', 'does not answer'],
])('%s: the gateway %s', (reason, expected) => {
  expect(explainTextOutage(reason)).toBe(expected);
});

it.each([
  ['HTTP 400 {"error":"invalid destination"}', 'no such number'],
  ['HTTP 422 Recipient has opted out', 'its owner wants no texts'],
  ['HTTP 400 … is a landline', 'the number takes no texts'],
  ['HTTP 403', 'it sends no texts from this shop there'],
  ['HTTP 404', 'the gateway is not at the address of the settings'],
  ['HTTP 418', 'it gave no reason that we know'],
])('%s: %s', (reply, expected) => {
  expect(explainTextRejection(reply)).toBe(expected);
});
