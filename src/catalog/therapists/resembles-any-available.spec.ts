import { resemblesAnyAvailable } from './resembles-any-available.js';

it.each([
  'Any Available',
  ' ANY-available. ',
  'Ａｎｙ Ａｖａｉｌａｂｌｅ',
  'Ány Aväilable',
  'Any AvaiIabIe',
  '\u0410ny Available',
  'Any \u0410v\u0430\u0456l\u0430bl\u0435',
  'А\u043f\u0443 АѴАІӀАВӀЕ',
  '\u0391\u039d\u03a5 \u0391vail\u0391\u0392l\u0395',
  '\u03b1\u03b7\u03b3 \u03b1\u03bd\u03b1\u03b9l\u03b1\u03b2l\u03b5',
])('%j resembles Any Available', (name) => expect(resemblesAnyAvailable(name)).toBe(true));

it.each(['Annie Vailable', 'Аня Иванова', 'Άννα Παππά', 'Any', 'Avail Able', ''])('%j is somebody', (name) =>
  expect(resemblesAnyAvailable(name)).toBe(false),
);
