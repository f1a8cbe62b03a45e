import { glob, readFile } from 'node:fs/promises';

/** Words of the shop's business, which the modules use and the platform must not. */
const BUSINESS_WORDS = new Set([
  ...['booking', 'appointment', 'reservation', 'roster', 'shift', 'slot', 'availability', 'closure'],
  ...['therapist', 'treatment', 'massage', 'spa', 'specialty', 'customer', 'guest', 'phone', 'mobile', 'photo'],
  ...['price', 'revenue', 'invoice', 'voucher', 'catalog', 'storefront', 'landing'],
]);

/**
 * Exceptions: contact details of a mail's sender, the example in the API document, and names of a test's database and
 * domain.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/platform/mail/mail-sender.ts': ['phone'],
  'src/platform/mail/MailLayout.tsx': ['phone'],
  'src/platform/http/errors/problem-details.dto.ts': ['phone'],
  'src/platform/config.spec.ts': ['spa'],
};

it('the platform knows no business word', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const file of glob('src/platform/**/*.{ts,tsx}')) {
    files += 1;
    const words = findBusinessWords(`${file} ${await readFile(file, 'utf8')}`);
    found.push(...words.filter((word) => !ALLOWED[file]?.includes(word)).map((word) => `${file}: ${word}`));
  }
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it.each([
  ['BOOKINGS_PER_PHONE_PER_DAY = 20', ['booking', 'phone']],
  ["limit('booking-phone', config)", ['booking', 'phone']],
  ['const therapistRoom = (id) => id', ['therapist']],
  ['src/platform/live/watched-slots.ts', ['slot']],
  ["import { AUSTRALIAN_MOBILE } from '../kernel.js'", ['mobile']],
  ['select * from business_photos', ['photo']],
  ['microphone, timeslice, spare, shifted', []],
])('%s: %j', (text, words) => {
  expect(findBusinessWords(text)).toEqual(words);
});

/** Single words of camelCase, snake_case and prose, in the singular. */
function findBusinessWords(text: string): string[] {
  const words = text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z]+/g) ?? [];
  const singular = words.map((word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''));
  return [...new Set(singular)].filter((word) => BUSINESS_WORDS.has(word));
}
