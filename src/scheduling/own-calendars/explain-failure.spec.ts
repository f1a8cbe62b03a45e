import { explainFailure } from './explain-failure.js';

it.each([
  ['HTTP 404', 'answers 404'],
  ['ENOTFOUND', 'is not found under its name'],
  ['ETIMEDOUT', 'does not answer'],
  ['ECONNREFUSED', 'does not answer'],
  ['Z_DATA_ERROR', 'answers in a form that cannot be unpacked'],
  ['CERT_HAS_EXPIRED', 'has a certificate that cannot be trusted'],
  ['ENOTCALENDAR', 'answers with something that is no calendar'],
  ['EPRIVATE', 'leads to an address that is not of the internet, or not by https'],
])('%s: the address %s', (code, explanation) => expect(explainFailure(code)).toBe(explanation));
