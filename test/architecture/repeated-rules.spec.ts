import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { VERIFICATION_TTL_HOURS } from '../../src/booking/booking-link.service.js';
import { NO_SHOW_AFTER_MINUTES } from '../../src/booking/domain/booking-status.js';
import { DEFAULT_REASONS } from '../../src/booking/domain/client/default-reason.js';
import { MAX_VISIT_PARTS } from '../../src/booking/domain/visits/plan-visit.js';
import { MAX_WAITING_WINDOWS } from '../../src/booking/http/waiting-list/waiting-list.dto.js';
import { DEFAULT_DURATION_MINUTES } from '../../src/catalog/services/service-input.js';
import { MAX_ALERT_LENGTH } from '../../src/clients/notes/change-client-alert.js';
import { DESK_ROLES, ROLES } from '../../src/identity/index.js';
import { MIN_PASSWORD_LENGTH } from '../../src/identity/passwords/policy/password-policy.js';
import { TOKEN_TTL_HOURS } from '../../src/identity/passwords/token-purpose.js';
import { HIDDEN_CHARACTER, PLAIN_NAME, VISIBLE_CHARACTER } from '../../src/kernel/hidden-characters.js';
import { findMobile, formatMobile, formatMobileRule } from '../../src/kernel/phone-number.js';
import { isEmailAddress } from '../../src/platform/http/validation/email/email-address.js';
import { MAX_PERFORMANCE_DAYS } from '../../src/reporting/performance/compared-periods.js';
import { UNLIMITED_SLOTS } from '../../src/scheduling/availability/availability.js';
import { pageRoutes } from '../../src/site/page-routes.js';
import {
  DESK_ROLES as BROWSER_DESK_ROLES,
  ROLES as BROWSER_ROLES,
} from '../../web/src/features/identity/auth/format-role.js';
import { isEmail } from '../../web/src/shared/is-email.js';
import { formatMobileRule as formatBrowserRule, toMobile } from '../../web/src/shared/mobile-number.js';
import { PLAIN_NAME as BROWSER_PLAIN_NAME } from '../../web/src/shared/plain-name.js';
import * as browser from '../../web/src/shared/server-rules.js';

it('the browser repeats the rules of the server as they are', () => {
  expect(browser.DEFAULT_DURATION_MINUTES).toBe(DEFAULT_DURATION_MINUTES);
  expect(browser.UNLIMITED_SLOTS).toBe(UNLIMITED_SLOTS);
  expect(browser.PASSWORD_LINK_TTL_HOURS).toEqual(TOKEN_TTL_HOURS);
  expect(browser.VERIFICATION_LINK_TTL_HOURS).toBe(VERIFICATION_TTL_HOURS);
  expect(browser.MIN_PASSWORD_LENGTH).toBe(MIN_PASSWORD_LENGTH);
  expect(browser.MAX_VISIT_PARTS).toBe(MAX_VISIT_PARTS);
  expect(browser.MAX_WAITING_WINDOWS).toBe(MAX_WAITING_WINDOWS);
  expect(browser.DEFAULT_REASONS).toEqual(DEFAULT_REASONS);
  expect(browser.NO_SHOW_AFTER_MINUTES).toBe(NO_SHOW_AFTER_MINUTES);
  expect(browser.MAX_ALERT_LENGTH).toBe(MAX_ALERT_LENGTH);
  expect(browser.MAX_PERFORMANCE_DAYS).toBe(MAX_PERFORMANCE_DAYS);
  expect(browser.HIDDEN_CHARACTER.source).toBe(HIDDEN_CHARACTER.source);
  expect(browser.VISIBLE_CHARACTER.source).toBe(VISIBLE_CHARACTER.source);
});

it.each([
  ['Zoë O’Brien-Smith', true],
  ['علی\u200cرضا', true],
  ['محمد\u200cرضا نیک\u200cنام', true],
  ['क्\u200dष', true],
  ['শ্র\u09cd\u200cয', true],
  ['র\u200d্য', true],
  ['\u200cعلی', false],
  ['علی\u200c', false],
  ['علی \u200cرضا', false],
  ['علی\u200c\u200cرضا', false],
  ['علی\u200bرضا', false],
  ['۱\u200c۲', false],
  ['Zo\u200dé', false],
  ['Ann\u200c Lee', false],
  ['Иван\u200cов', false],
  ['👩\u200d🚀', false],
])('browser and server agree about the name %j: %j', (name, isGood) => {
  expect([PLAIN_NAME.test(name), BROWSER_PLAIN_NAME.test(name)]).toEqual([isGood, isGood]);
  expect(BROWSER_PLAIN_NAME.source).toBe(PLAIN_NAME.source);
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
  const number = findMobile(typed, country);
  const kept = number && formatMobile(number, typed).replaceAll(' ', '');
  expect([kept, toMobile(typed, country)]).toEqual([sent, sent]);
});

it.each(['AU', 'NZ', 'XX'])('browser and server say the same of a number that is no mobile in %s', (country) =>
  expect(formatBrowserRule(country)).toBe(formatMobileRule(country)),
);

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
  ['a@exa\u200bmple.com', false],
  ['a@\u202eexample.com', false],
  ['a@example.com\r\nBcc: b@example.com', false],
  ['Georgia <a@example.com>', false],
  ['', false],
])('browser and server agree about the address %j: %j', (address, isGood) => {
  expect([isEmailAddress(address), isEmail(address)]).toEqual([isGood, isGood]);
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

/** A link built from an id leads to the page of one thing. */
const isPage = (link: string) => pageRoutes.includes(link) || (link.endsWith('/') && pageRoutes.includes(`${link}:id`));

function findLinks(source: string): string[] {
  const links = source.matchAll(/(?:\bto[=:] ?\{?|href=|[nN]avigate\()["'`](\/[\w/-]*)/g);
  return [...links].map(([, path]) => path!);
}
