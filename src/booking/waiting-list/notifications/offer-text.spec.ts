import { countTextParts } from '../../../platform/text-messages/gsm-text.js';
import { renderEndedOfferText } from './offer-text.js';

const link = `https://longwater.example/waiting-list#token=${'x'.repeat(38)}`;
const offer = { date: '2026-11-26', time: '10:30' };

it.each([
  ['Longwater', false, 'Longwater: Thu Nov 26 10:30 AM is no longer free, sorry. You still wait: '],
  ['Longwater Massage', false, 'Longwater Massage: Thu Nov 26 10:30 AM is gone, sorry. You still wait: '],
  ['Longwater', true, 'Longwater: Thu Nov 26 10:30 AM is no longer held for you. You still wait: '],
  ['Longwater Massage', true, 'Longwater Massage: Thu Nov 26 10:30 AM is not held now. You still wait: '],
])(
  'that an offer has ended is said in one message, of the shop %s (unanswered: %p)',
  (shopName, isUnanswered, said) => {
    const text = renderEndedOfferText(offer, isUnanswered, shopName, link);
    expect(text).toBe(`${said}${link}`);
    expect(countTextParts(text)).toBe(1);
  },
);
