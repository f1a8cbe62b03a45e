import { shop } from '../../../test/support/fixtures/mail-fixtures.js';
import { entryDeadlineText } from './change-deadline.js';
import type { MailShop } from './mail-types.js';

const reachable = { ...shop, phone: '0491 570 006', email: 'shop@spa.test' };
const until = { changeableUntil: { date: '2026-03-05', time: '10:00' } };
const sentence = 'You can move or cancel until Thursday, March 5, 10:00 AM.';

describe('the deadline in a calendar', () => {
  it.each<[string, Partial<MailShop>, string]>([
    ['by phone', {}, `${sentence} After that, please call us on 0491 570 006.`],
    ['in writing', { phone: '' }, `${sentence} After that, please write to shop@spa.test.`],
    ['in no way, of a shop that has named none', { phone: '', email: '' }, sentence],
  ])('says how to reach the shop: %s', (_, known, text) => {
    expect(entryDeadlineText({ ...reachable, ...known }, until)).toBe(text);
  });

  it('says nothing once it has passed where the shop has named no way', () => {
    expect(entryDeadlineText({ ...shop, phone: '', email: '' }, {})).toBe('');
  });
});
