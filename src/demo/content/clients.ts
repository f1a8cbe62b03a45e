import { fakeClient, MAX_CLIENTS } from './fake-clients.js';

/** Step between invented clients whose names differ in both parts; it shares no factor with their number. */
const NAME_STRIDE = 997;

/** Names of invented people. */
const names =
  `Georgia Marsh, Priya Raman, Daniel Okafor, Sophie Lindqvist, Elena Rossi, Amir Haddad, Kai Lindsay, Omar Said,
  Nadia Aziz, Marcus Bell, Freya Dunn, Tess Grant, Leo Castel, Aisha Khan, Yuki Hara, Hannah Costa, Ruby Nguyen,
  Patrick Doyle, Ingrid Solheim, Sam Papadopoulos, Mereana Tautahi, Jack Whelan, Chiara Bruno, Dev Malhotra,
  Olivia Sharpe, Tomasz Nowak, Bella Fitzroy, Hugo Laurent, Zara Ibrahim, Angus McRae`.split(/,\s+/);

/** Endings of 0491 57… numbers that reach nobody: Australia reserves them for fiction. */
const numbers =
  `0 006, 0 156, 0 157, 0 158, 0 159, 0 110, 0 313, 0 737, 1 266, 1 491, 1 804, 2 549, 2 665, 2 983, 3 770,
  3 087, 4 118, 4 632, 5 254, 5 789, 6 398, 6 801, 7 426, 7 644, 8 957, 8 148, 8 888, 9 212, 9 760, 9 455`.split(
    /,\s+/,
  );

interface DemoClient {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string | null;
}

const toId = (n: number) => `c11e4700-0000-8000-8000-${String(n).padStart(12, '0')}`;

/** A couple with one email address, and a mother whose two children are booked under her number. */
const households: readonly Omit<DemoClient, 'id'>[] = [
  { firstName: 'Maya', lastName: 'Brennan', phone: '(02) 5550 7701', email: 'the.brennans@example.com' },
  { firstName: 'Luke', lastName: 'Brennan', phone: '(02) 5550 7702', email: 'the.brennans@example.com' },
  { firstName: 'Helen', lastName: 'Zhou', phone: '(02) 5550 7720', email: 'helen.zhou@example.com' },
  { firstName: 'Grace', lastName: 'Zhou', phone: '(02) 5550 7720', email: null },
  { firstName: 'Oscar', lastName: 'Zhou', phone: '(02) 5550 7720', email: null },
];

/** Clients whom the shop has known for long and keeps on record; every fourth of the first has no email address. */
export const regularClients: readonly DemoClient[] = [
  ...names.map((name, n) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = n % 4 === 3 ? null : `${firstName}.${lastName}@example.com`.toLowerCase();
    return { firstName, lastName, phone: `0491 57${numbers[n]}`, email };
  }),
  ...households,
].map((client, n) => ({ id: toId(n), ...client }));

/** The number of the client who books the visits for two. */
export const COUPLE_NUMBER = names.length;

/** Notices about some regular clients that everybody who books them has to see. */
export const alerts: Readonly<Record<string, string>> = {
  'Amir Haddad': 'Allergic to almond oil: grapeseed only',
  'Freya Dunn': 'Pregnant, due in March: side-lying only',
  'Hugo Laurent': 'Pacemaker: no heated table',
};

/** Returns a client by number: the regular ones first, then others of various names. */
export const getClient = (number: number): DemoClient =>
  regularClients[number] ?? fakeClient((number * NAME_STRIDE) % MAX_CLIENTS);

const notes = [
  'Left shoulder, please go lightly around the collarbone.',
  '31 weeks. I would like a second pillow.',
  'Marathon in two weeks, calves are tight.',
  'Firm pressure on the lower back, please.',
  'Please no conversation, thank you.',
];

/** Returns one of the notes that clients leave with a booking. */
export const getNote = (number: number): string => notes[number % notes.length]!;
