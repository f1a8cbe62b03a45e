import { limitSentence, toSentencePath } from './log-sentences.js';

const words = (text: string) => ({ text, kind: null, id: null });
const booking = { text: 'Remedial, Sun 22 Nov 4:00 PM', kind: 'booking', id: 'b1' };

it('leaves a sentence of exactly so many characters as it is', () => {
  expect(limitSentence([words('Cancelled '), booking], 38)).toEqual([words('Cancelled '), booking]);
});

it('ends a longer one with an ellipsis, links kept', () => {
  expect(limitSentence([words('Cancelled '), booking, words(': ill')], 18)).toEqual([
    words('Cancelled '),
    { ...booking, text: 'Remedial…' },
  ]);
});

it('links to what has a page', () => {
  expect(toSentencePath(booking)).toBe('/bookings?booking=b1');
  expect(toSentencePath({ text: 'Zara I.', kind: 'client', id: 'c1' })).toBe('/clients/c1');
  expect(toSentencePath({ text: 'Blue room', kind: 'room', id: 'r1' })).toBeUndefined();
  expect(toSentencePath(words('Cancelled '))).toBeUndefined();
});
