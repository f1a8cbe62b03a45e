import { globSync, readFileSync } from 'node:fs';
import { BookingLinkService } from '../../../src/booking/booking-link.service.js';
import { findMeantAddress } from '../../../src/site/pages/find-meant-address.js';
import { pageRoutes } from '../../../src/site/page-routes.js';
import { splitPrivateLink } from '../../../web/src/shared/private-link/private-link.js';
import { everyMail } from './every-mail.js';
import { mailedLinks, SITE } from './mailed-links.js';

const mails = Object.entries(everyMail);

describe('the tables of all mails and links', () => {
  it('hold every template of the sources', () => {
    const templates =
      /^export (?:const|function) (\w+)(?:[^=\n]*: \w*MailTemplate\b.*| = (?:\(.*MailTemplate.*|clientMail\(.*|shopMail\(.*|cancellation\(.*|endedOffer\(.*))$/gm;
    const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.spec.ts'] });
    const names = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(templates)].map(([, name]) => name!));
    // What makes templates, or picks one of the others.
    const makers = ['renderMail', 'clientMail', 'shopMail', 'withoutClientLinks', 'findMessage', 'chooseMessage'];
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !makers.includes(name)).toSorted()).toEqual(Object.keys(everyMail).toSorted());
  });

  it('hold every kind of link to a booking', () => {
    const kinds = Object.getOwnPropertyNames(BookingLinkService.prototype).filter((name) => /\wUrl$/.test(name));
    // What makes them, and the page that the gateway leads back to.
    expect(kinds.filter((name) => !['pageUrl', 'cancelledPageUrl'].includes(name))).toHaveLength(8);
  });
});

it.each(mails)('%s says nothing in the place of its pictures, which only decorate', (_, { html }) => {
  const pictures = html.match(/<img[^>]*>/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((picture) => !/ alt=""/.test(picture))).toEqual([]);
});

const isPage = (path: string) => pageRoutes.includes(path);

/** Opens an address as the server and then the page do. */
function open(address: string) {
  const asked = new URL(address);
  const path = decodeURIComponent(asked.pathname);
  const meant = findMeantAddress(path, asked.search.slice(1), isPage);
  const shown = new URL(meant ?? asked, SITE);
  if (!shown.hash) shown.hash = asked.hash;
  const link = splitPrivateLink(shown);
  const { pathname, searchParams } = new URL(link?.path ?? shown, SITE);
  const rest = new URLSearchParams(new URL(link?.path ?? shown, SITE).hash.slice(1));
  return {
    page: pathname,
    query: Object.fromEntries(searchParams),
    tokens: link?.tokens,
    rest: Object.fromEntries(rest),
  };
}

const ENCODINGS: Record<string, (address: string) => string> = {
  '# as %23': (address) => address.replace('#', '%23'),
  '= as %3D': (address) => address.replaceAll('=', '%3D'),
  '= as %3d': (address) => address.replaceAll('=', '%3d'),
  '& as %26': (address) => address.replaceAll('&', '%26'),
  '& as &amp;': (address) => address.replaceAll('&', '&amp;'),
  '? as %3F': (address) => address.replace('?', '%3F'),
  '# and = encoded': (address) => address.replace('#', '%23').replaceAll('=', '%3D'),
  '# = & ? encoded': (address) => address.replaceAll(/[#=&?]/g, encodeURIComponent),
  '# = & ? encoded twice': (address) =>
    address.replaceAll(/[#=&?]/g, (sign) => encodeURIComponent(encodeURIComponent(sign))),
};

/** Our own links among what a mail links to; others are calendars and maps. */
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith(SITE));

describe('a link whose signs were encoded on its way', () => {
  it('is one of those below, whichever mail it is in', () => {
    const known = Object.values(mailedLinks) as string[];
    for (const [, { html }] of mails) for (const link of linksOf(html)) expect(known).toContain(link);
  });

  it.each(
    Object.entries(mailedLinks).flatMap(([kind, link]) => Object.keys(ENCODINGS).map((how) => [kind, how, link])),
  )('opens %s with %s', (_, how, link) => {
    const right = open(link!);
    expect(isPage(right.page)).toBe(true);
    expect(open(ENCODINGS[how!]!(link!))).toEqual(right);
  });
});
