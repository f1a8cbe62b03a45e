import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { VERIFICATION_TTL_HOURS } from '../../src/booking/booking-link.service.js';
import { NO_SHOW_AFTER_MINUTES } from '../../src/booking/domain/booking-status.js';
import { DEFAULT_REASONS } from '../../src/booking/domain/client/default-reason.js';
import { MAX_RECURRING, MAX_WEEKS_BETWEEN } from '../../src/booking/domain/recurrence/recurring-dates.js';
import { MAX_VISIT_PARTS } from '../../src/booking/domain/visits/plan-visit.js';
import { MAX_WAITING_WINDOWS } from '../../src/booking/http/waiting-list/waiting-list.dto.js';
import { DEFAULT_DURATION_MINUTES } from '../../src/catalog/services/service-input.js';
import { MAX_ALERT_LENGTH } from '../../src/clients/notes/change-client-alert.js';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../src/clients/records/client-profile.js';
import { DESK_ROLES, ROLES } from '../../src/identity/index.js';
import { MIN_PASSWORD_LENGTH } from '../../src/identity/credentials/password-policy.js';
import { TOKEN_TTL_HOURS } from '../../src/identity/passwords/token-purpose.js';
import { HIDDEN_CHARACTER, VISIBLE_CHARACTER } from '../../src/kernel/hidden-characters.js';
import { normalizeText } from '../../src/kernel/normalize-text.js';
import { findMobile, formatMobile, formatMobileRule } from '../../src/kernel/phone-number.js';
import { isEmailAddress } from '../../src/platform/http/validation/email/email-address.js';
import { CAUSE_SENTENCES } from '../../src/reporting/files/cause-sentences.js';
import { MAX_PERFORMANCE_DAYS } from '../../src/reporting/performance/compared-periods.js';
import { UNLIMITED_SLOTS } from '../../src/scheduling/day/reasons.js';
import { pageRoutes } from '../../src/site/page-routes.js';
import {
  DESK_ROLES as BROWSER_DESK_ROLES,
  ROLES as BROWSER_ROLES,
} from '../../web/src/features/identity/auth/format-role.js';
import { CAUSE_SENTENCES as BROWSER_SENTENCES } from '../../web/src/features/reporting/money/cause-sentences.js';
import { isEmail } from '../../web/src/shared/is-email.js';
import { formatMobileRule as formatBrowserRule, toMobile } from '../../web/src/shared/mobile-number.js';
import { normalizeText as normalizeInBrowser } from '../../web/src/shared/normalize-text.js';
import * as browser from '../../web/src/shared/server-rules.js';

it('the browser repeats the rules of the server as they are', () => {
  expect(browser.DEFAULT_DURATION_MINUTES).toBe(DEFAULT_DURATION_MINUTES);
  expect(browser.UNLIMITED_SLOTS).toBe(UNLIMITED_SLOTS);
  expect(browser.PASSWORD_LINK_TTL_HOURS).toEqual(TOKEN_TTL_HOURS);
  expect(browser.VERIFICATION_LINK_TTL_HOURS).toBe(VERIFICATION_TTL_HOURS);
  expect(browser.MIN_PASSWORD_LENGTH).toBe(MIN_PASSWORD_LENGTH);
  expect(browser.MAX_VISIT_PARTS).toBe(MAX_VISIT_PARTS);
  expect(browser.MAX_RECURRING).toBe(MAX_RECURRING);
  expect(browser.MAX_WEEKS_BETWEEN).toBe(MAX_WEEKS_BETWEEN);
  expect(browser.MAX_WAITING_WINDOWS).toBe(MAX_WAITING_WINDOWS);
  expect(browser.DEFAULT_REASONS).toEqual(DEFAULT_REASONS);
  expect(browser.NO_SHOW_AFTER_MINUTES).toBe(NO_SHOW_AFTER_MINUTES);
  expect(browser.MAX_ALERT_LENGTH).toBe(MAX_ALERT_LENGTH);
  expect([browser.MAX_TAGS, browser.MAX_TAG_LENGTH]).toEqual([MAX_TAGS, MAX_TAG_LENGTH]);
  expect(browser.MAX_PERFORMANCE_DAYS).toBe(MAX_PERFORMANCE_DAYS);
  expect(browser.HIDDEN_CHARACTER.source).toBe(HIDDEN_CHARACTER.source);
  expect(browser.VISIBLE_CHARACTER.source).toBe(VISIBLE_CHARACTER.source);
});

/** How numbers and names look that were copied from a contact: from iPhone and WhatsApp, a mail, a web page, a file. */
const pasted: [string, string][] = [
  ['\u202a+61 491 570 156\u202c', '+61 491 570 156'],
  ['\u2068+61\u00a0491\u00a0570\u00a0156\u2069', '+61 491 570 156'],
  ['\ufeff0491\u202f570\u2009156\u200b', '0491 570 156'],
  ['\u2066zara@example.com\u2069', 'zara@example.com'],
  ['Geor\u202egia', 'Georgia'],
  ['Ma\u200brs\u00adh\u2060', 'Marsh'],
  ['Zo\u0065\u0308', 'Zo\u00eb'],
  ['Zo\u0065\u034f\u0308', 'Zo\u00eb'],
  ['山田\u3000太郎', '山田 太郎'],
  ['Left knee\r\nLavender\u2028No oil\vQuiet\u0000', 'Left knee\nLavender\nNo oil\nQuiet'],
  ['Zo\u200dé', 'Zoé'],
  ['Ann\u200c Lee', 'Ann Lee'],
  ['\u200cعلی\u200c', 'علی'],
  ['۱\u200c۲', '۱۲'],
  ['👩\u200d Zoe', '👩 Zoe'],
];
/** What is to be left as it is: letters and pictures that need what cannot be seen. */
const kept = [
  'Zoë O’Brien-Smith',
  'علی\u200cرضا',
  'محمد\u200cرضا نیک\u200cنام',
  'क्\u200dष',
  'শ্র\u09cd\u200cয',
  'র\u200d্য',
  '葛\u{e0100}城',
  'Anna 👩\u200d❤\ufe0f\u200d👩',
  '👨🏽\u200d👩🏿\u200d👧\u200d👦',
  '🏳\ufe0f\u200d🌈 🏴\u200d☠\ufe0f 🇦🇺',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
];

it.each([...pasted, ...kept.map((text) => [text, text])])('browser and server read %j as %j', (text, read) => {
  expect([normalizeText(text!), normalizeInBrowser(text!)]).toEqual([read, read]);
  expect(normalizeText(read!)).toBe(read);
});

it.each([
  ['AU', '0412345678', '0412345678'],
  ['AU', ' 0412 345 678 ', '0412345678'],
  ['AU', '+61 412 345 678', '+61412345678'],
  ['AU', '0412-345-678', '0412345678'],
  ['AU', '0412.345.678', '0412345678'],
  ['AU', '(0412) 345 678', '0412345678'],
  ['AU', '61412345678', '+61412345678'],
  ['AU', '0061 412 345 678', '+61412345678'],
  ['AU', '+61 (0)412 345 678', '+61412345678'],
  ['AU', '0453 000 000', '0453000000'],
  ['AU', '\u202a+61 412 345 678\u202c', '+61412345678'],
  ['AU', '\u20660412\u00a0345\u00a0678\u2069', '0412345678'],
  ['AU', '0312345678', undefined],
  ['AU', '041234567', undefined],
  ['AU', '412345678', undefined],
  ['AU', '04123456789', undefined],
  ['AU', '+61 312 345 678', undefined],
  ['AU', '+64 21 123 4567', undefined],
  ['AU', '0412345678 ext 3', undefined],
  ['AU', 'call me please', undefined],
  ['NZ', '021-123-4567', '0211234567'],
  ['NZ', '0064 21 123 4567', '+64211234567'],
  ['NZ', '0412345678', undefined],
  ['US', '(415) 555-2671', '4155552671'],
  ['XX', '0412345678', '0412345678'],
])('browser and server agree about a mobile in %s: %j is sent as %j', (country, typed, sent) => {
  const number = findMobile(normalizeText(typed), country);
  const stored = number && formatMobile(number, normalizeText(typed)).replaceAll(' ', '');
  expect([stored, toMobile(typed, country)]).toEqual([sent, sent]);
});

it.each(['AU', 'NZ', 'XX'])('browser and server say the same of a number that is no mobile in %s', (country) =>
  expect(formatBrowserRule(country)).toBe(formatMobileRule(country)),
);

it('a report of money gives its causes on paper as on screen', () => {
  expect(Object.entries(CAUSE_SENTENCES)).toEqual(Object.entries(BROWSER_SENTENCES));
});

it('browser and server know the same roles', () => {
  expect(BROWSER_ROLES).toEqual(ROLES);
  expect(BROWSER_DESK_ROLES).toEqual(DESK_ROLES);
});

const domainOf = (length: number) => `${'a'.repeat(60)}.`.repeat(5).slice(0, length - 4) + '.com';

it.each([
  ['georgia.marsh+spa@example.com', true],
  ["o'brien_1@mail.example.com.au", true],
  ['a@xn--mller-kva.de', true],
  ['a@müller.de', true],
  ['a@例え.jp', true],
  [`${'a'.repeat(64)}@example.com`, true],
  [`a@${domainOf(253)}`, true],
  ['a@b', false],
  ['a@localhost', false],
  ['a@127.0.0.1', false],
  ['a@[127.0.0.1]', false],
  ['a..b@example.com', false],
  ['.a@example.com', false],
  ['a.@example.com', false],
  ['a@example..com', false],
  ['a@.example.com', false],
  ['a@example.com.', false],
  ['a@-example.com', false],
  ['a@example-.com', false],
  ['a@exa_mple.com', false],
  ['a@example.c', false],
  ['a@example.123', false],
  [`a@${'b'.repeat(64)}.com`, false],
  [`${'a'.repeat(65)}@example.com`, false],
  [`a@${domainOf(254)}`, false],
  ['"a b"@example.com', false],
  ['a b@example.com', false],
  ['jörg@example.com', false],
  ['a@b@example.com', false],
  ['@example.com', false],
  ['a@exa\u200bmple.com', true],
  ['\u202aa@example.com\u202c', true],
  ['a@example.com\r\nBcc: b@example.com', false],
  ['Georgia <a@example.com>', false],
  ['', false],
])('browser and server agree about the address %j: %j', (address, isGood) => {
  expect([isEmailAddress(normalizeText(address)), isEmail(address)]).toEqual([isGood, isGood]);
});

it('every link in the pages leads to a page', () => {
  const files = execFileSync('git', ['ls-files', 'web/src'], { encoding: 'utf8' }).trim().split('\n');
  const links = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|generated/.test(file))
    .flatMap((file) => findLinks(readFileSync(file, 'utf8')));

  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !isPage(link))).toEqual([]);
});

it('a link to no page would be noticed', () => {
  expect(findLinks(`<Link to="/sevices">`)).toEqual(['/sevices']);
  expect(findLinks(`{ to: '/sevices', label: 'Services' }`)).toEqual(['/sevices']);
  expect(findLinks(`navigate('/sevices?tab=x')`)).toEqual(['/sevices']);
});

/** A link built from an id leads to the page of one thing, or to one below that. */
const isPage = (link: string) =>
  pageRoutes.some((route) => route === link || (link.endsWith('/') && `${route}/`.startsWith(`${link}:id/`)));

function findLinks(source: string): string[] {
  const links = source.matchAll(/(?:\bto[=:] ?\{?|href=|[nN]avigate\()["'`](\/[\w/-]*)/g);
  return [...links].map(([, path]) => path!);
}
