import { describeExpiry, describeState } from './certificate-labels.js';

const certificate = {
  status: 'issued' as const,
  ...{ balance: 100, amount: 100, is_expired: false, is_mailed: false, deliver_on: null },
};

describe('certificate labels', () => {
  it.each([
    [{}, 'Not used yet'],
    [{ balance: 40 }, 'Used in part'],
    [{ balance: 0 }, 'Used'],
    [{ is_expired: true }, 'Expired'],
    [{ status: 'voided' as const, balance: 0 }, 'Voided'],
    [{ deliver_on: '2026-03-08' }, 'To be emailed on Sun, Mar 8, 2026'],
    [{ deliver_on: '2026-03-08', is_mailed: true }, 'Not used yet'],
  ])('%o is “%s”', (more, text) => {
    expect(describeState({ ...certificate, ...more })).toBe(text);
  });

  it('an expiry is always said', () => {
    expect(describeExpiry({ expires_on: null })).toBe('No expiry date');
    expect(describeExpiry({ expires_on: '2029-03-02' })).toBe('Use it until Fri, Mar 2, 2029');
  });
});
