import { countTextParts } from '../../../platform/text-messages/gsm-text.js';
import { renderWithdrawnOfferText } from './offer-text.js';

const link = `https://longwater.example/waiting-list#token=${'x'.repeat(38)}`;
const offer = { date: '2026-11-26', time: '10:30' };

it.each([
  ['Longwater', 'Longwater: Thu Nov 26 10:30 AM is no longer free, sorry. You still wait: '],
  ['Longwater Massage', 'Longwater Massage: Thu Nov 26 10:30 AM is gone, sorry. You still wait: '],
])('that an offer was taken back is said in one message, of the shop %s', (shopName, said) => {
  const text = renderWithdrawnOfferText(offer, shopName, link);
  expect(text).toBe(`${said}${link}`);
  expect(countTextParts(text)).toBe(1);
});
