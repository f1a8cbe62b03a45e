import { explainGatewayOutage } from './explain-gateway-outage.js';

it.each([
  ['The gateway did not take it: HTTP 401', 'does not accept our key'],
  ['The gateway did not take it: HTTP 403', 'does not allow our key what it is asked for'],
  ['The gateway did not take it: HTTP 503', 'takes no requests for now'],
  ['The gateway did not take it: no key', 'is not set up any more'],
  ['The gateway did not take it: ENOTFOUND', 'is not found under its name'],
  ['The gateway did not take it: ECONNREFUSED', 'does not answer'],
])('%s: it %s', (reason, explanation) => {
  expect(explainGatewayOutage(reason)).toBe(explanation);
});
