import { toCalendarLinks } from './calendar-links.js';

const links = toCalendarLinks({
  title: 'Hot Stone & Oil, Longwater',
  start: new Date('2026-04-03T23:00:00Z'),
  minutes: 90,
  timeZone: 'Australia/Sydney',
  location: '48 Carrington Lane, Surry Hills',
  details: 'Therapist: Mei',
});
const paramsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

it('Google is told start, end and the zone in which to show them', () => {
  expect(paramsOf(links.google)).toEqual({
    action: 'TEMPLATE',
    text: 'Hot Stone & Oil, Longwater',
    dates: '20260403T230000Z/20260404T003000Z',
    ctz: 'Australia/Sydney',
    location: '48 Carrington Lane, Surry Hills',
    details: 'Therapist: Mei',
  });
});

it('Outlook is told start and end as instants, without a plus for a space', () => {
  expect(paramsOf(links.outlook)).toMatchObject({
    rru: 'addevent',
    subject: 'Hot Stone & Oil, Longwater',
    startdt: '2026-04-03T23:00:00.000Z',
    enddt: '2026-04-04T00:30:00.000Z',
  });
  expect(links.outlook).not.toContain('+');
});
