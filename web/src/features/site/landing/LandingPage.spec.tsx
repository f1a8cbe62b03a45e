import { renderToStaticMarkup } from 'react-dom/server';
import type { LandingDto, LandingWords, ServiceDto, TherapistCardDto } from '../../../shared/api/generated.js';
import { LandingPage, type LandingPageProps } from './LandingPage.js';

const noop = () => undefined;
const actions = { onBook: noop, onBookIntent: noop, onNavigate: noop, onSignOut: noop, onReload: noop };

/** Returns the markup that a server would send: there is no window here. */
const markup = (props: Partial<LandingPageProps>) =>
  renderToStaticMarkup(<LandingPage {...actions} {...props} />).replaceAll('&#x27;', "'");

it('renders without a browser, before its data and with it', () => {
  expect(markup({})).toContain('Find Your Inner Peace');
  const page = markup({ landing: landing([]) });
  expect(page).toContain('Open today until 10pm');
  expect(page).toContain('$129.50');
  expect(page).toContain('60 mins');
  expect(page).toMatch(/Closed Fri, Dec 25 <span[^>]*>\(Christmas Day\)/);
});

it('shows the variants of a treatment on one card, from the lowest price', () => {
  const variant = (duration: number, price: number) =>
    service({ id: `s${duration}`, group: 'Remedial', variant: `${duration} minutes`, duration, price });
  const page = markup({ landing: { ...landing([]), services: [variant(60, 80), variant(90, 115)] } });
  expect(page.match(/Book This Service/g)).toHaveLength(1);
  for (const said of ['from $80.00', '60 to 90 mins', '60 minutes, $80.00', '90 minutes, $115.00'])
    expect(page).toContain(said);
});

it('says so when nobody is here, and when everybody is', () => {
  const nobody = markup({ landing: landing([therapist({ available_now: false })]) });
  expect(nobody).toContain('No therapists are currently available. Please check back later');
  expect(nobody).toContain('Request Future Booking');
  const everybody = markup({ landing: landing([therapist({ available_now: true })]) });
  expect(everybody).toContain('All our therapists are currently available!');
  expect(everybody).not.toContain('Request Future Booking');
});

it('never says today of a shop that is closed, or of somebody who is off', () => {
  const given = landing([
    therapist({ slots_remaining_today: 0, off_today: true, next_free: { date: '2026-11-21', time: '09:30' } }),
  ]);
  const tomorrow = { date: '2026-11-21', time: '09:30', therapist_id: 't1', therapist_name: 'Ada' };
  const shop = { ...given.shop, local_now: '2026-11-20T22:30:00' };
  const page = markup({ landing: { ...given, shop, next_free: [tomorrow] } });
  for (const said of ['Closed for today', 'Next free tomorrow', 'Off today', 'Next free: tomorrow, 9:30 AM'])
    expect(page).toContain(said);
  expect(page).not.toMatch(/Next free today|available today/);
  expect(markup({ landing: landing([]) })).toContain('No free times at the moment.');
});

it('names two specialties in a carousel and counts the others', () => {
  const of = (...specialties: string[]) => markup({ landing: landing([therapist({ specialties })]) });
  expect(of('Lomi Lomi', 'Hot Stone', 'Remedial', 'Swedish', 'Deep Tissue')).toContain('+3 more');
  expect(of('Lomi Lomi', 'Hot Stone')).not.toMatch(/\+\d+ more/);
  expect(markup({ landing: landing([therapist({ gives_all: true })]) })).toContain('All treatments');
  expect(of()).not.toContain('All treatments');
});

it('says on a card who somebody is, what they do, cost and have free, under a picture of their own or the shop’s', () => {
  const specialties = ['Remedial', 'Lomi Lomi', 'Hot Stone'];
  const card = (given: Partial<TherapistCardDto>) =>
    /<section id="expert-team".*?<\/section>/s.exec(markup({ landing: landing([therapist(given)]) }))![0];
  const ada = card({ bio: 'Finds the knot.', specialties });
  for (const said of ['Ada', '4.5', 'Finds the knot.', 'Remedial, Lomi Lomi, Hot Stone', '$80.00', '7 slots available'])
    expect(ada).toContain(said);
  expect(ada).toContain('src="/art/portraits/cairn.svg"');
  expect(card({ image_url: '/api/photos/ada.webp' })).toContain('src="/api/photos/ada.webp"');
  expect(card({ is_rostered: false })).not.toContain('Ada');
  const [, slides] = markup({ landing: landing([therapist({ specialties })]) }).split(
    'aria-labelledby="available-title"',
  );
  expect(slides).toContain('Remedial, Lomi Lomi <span>+1 more</span>');
  expect(slides).not.toContain('Hot Stone');
});

it('says where the shop is, when it is open and how to reach it, and leads to its rules', () => {
  const page = markup({ landing: landing([]) });
  const [, contact] = page.split('id="contact"');
  for (const said of [
    '<address><span>1 Quay Street</span></address>',
    'Walk-ins welcome, but appointments are recommended',
  ])
    expect(contact).toContain(said);
  expect(contact).toContain('<span>Mon-Fri</span> <span>9am-10pm</span>');
  expect(contact).toMatch(/<a [^>]*href="mailto:hello@example.com"[^>]*>hello@example.com<\/a>/);
  expect(contact).toContain('We reply within 24 hours.');
  expect(contact).toContain('<map');
  const [, footer] = page.split('<footer');
  for (const path of ['/privacy-policy', '/terms-of-service', '/gift-certificates'])
    expect(footer).toContain(`<a href="${path}">`);
});

it('offers the office only to those whose role opens it', () => {
  const menu = (managesShop: boolean) =>
    markup({ account: { email: 'mei@example.com', roleName: 'Staff Member', managesShop } });
  expect(menu(true)).toContain('Manage Bookings');
  expect(menu(true)).not.toContain('Staff Sign In');
  expect(menu(false)).not.toContain('Manage Bookings');
  expect(menu(false)).toContain('Log out');
});

it('says of the shop what the shop has said, and nothing else', () => {
  const silent = markup({ landing: landing([]) });
  expect(silent).toContain('About Stillwater');
  expect(silent).toContain('One treatment. You pay at the shop.');
  expect(silent).not.toMatch(/Why people come back|What a client says|Where to begin/);

  const told = markup({
    landing: landing([], {
      ...silence,
      about: { title: 'By the river', lead: 'Since 1998.', text: '' },
      needs: [
        { need: 'Desk work', word: 'Remedial' },
        { need: 'Cold hands', word: 'Hot Stone' },
      ],
      reasons: [{ title: 'Licensed therapists', text: 'Insured.' }],
      testimonial: { quote: 'I slept.', person: 'Ada' },
    }),
  });
  for (const said of ['By the river', 'Desk work', 'Licensed therapists', '“I slept.”']) expect(told).toContain(said);
  expect(told).not.toContain('Cold hands');
});

const silence: LandingWords = {
  services: 'You pay at the shop.',
  team: '',
  about: { title: '', lead: '', text: '' },
  needs: [],
  reasons: [],
  testimonial: null,
  directions: '',
};

function landing(therapists: TherapistCardDto[], words = silence): LandingDto {
  return {
    shop: {
      name: 'Stillwater',
      tagline: 'Massage by the river.',
      address_lines: ['1 Quay Street'],
      phone: '(02) 5550 0000',
      email: 'hello@example.com',
      map_url: '',
      map_embed_url: null,
      words,
      time_zone: 'Australia/Sydney',
      currency: 'AUD',
      deposit: null,
      local_now: '2026-11-20T11:00:00',
      hours: [{ days: 'Mon-Fri', hours: '9am-10pm' }],
      open_today: { opens: '09:00', closes: '22:00' },
      cancellation_policy: { notice_hours: 24, refund_percentage: 100, text: '', summary: '' },
      booking_window_days: 60,
      country: 'AU',
      start_only: true,
      confirms_by_mail: false,
      assigns_any_available: false,
      visits_offered: false,
    },
    services: [service({})],
    therapists,
    closures: [{ name: 'Christmas Day', first_date: '2026-12-25', last_date: '2026-12-25' }],
    next_free: [],
    unassigned_therapist_id: 'any',
  };
}

function service(given: Partial<ServiceDto>): ServiceDto {
  const plain = { id: 's1', name: 'Remedial', group: null, variant: null, description: null };
  return { ...plain, duration: 60, price: 129.5, currency: 'AUD', ...given };
}

function therapist(given: Partial<TherapistCardDto>): TherapistCardDto {
  return {
    id: 't1',
    name: 'Ada',
    specialties: [],
    gives_all: false,
    available_slots: 8,
    slots_remaining_today: 7,
    is_rostered: true,
    off_today: false,
    image_url: null,
    rating: 4.5,
    bio: null,
    hourly_rate: 80,
    available_now: true,
    ...given,
  };
}
