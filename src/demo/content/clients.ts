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

const notes = [
  'Left shoulder, please go lightly around the collarbone.',
  '31 weeks. I would like a second pillow.',
  'Marathon in two weeks, calves are tight.',
  'Allergic to almond oil.',
  'Please no conversation, thank you.',
];

/** Returns a client by number; the same number is the same person. Every fourth has no email address. */
export function getClient(number: number, hasNote: boolean) {
  const n = number % names.length;
  const [firstName = '', lastName = ''] = (names[n] ?? '').split(' ');
  return {
    firstName,
    lastName,
    phone: `0491 57${numbers[n]}`,
    email: n % 4 === 3 ? null : `${firstName}.${lastName}@example.com`.toLowerCase(),
    notes: hasNote ? (notes[number % notes.length] ?? null) : null,
  };
}
