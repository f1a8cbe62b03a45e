/** Invented people. Numbers are from the range that Australia keeps for drama: 0491 57x xxx. */
const names = [
  'Georgia Marsh', 'Priya Raman', 'Daniel Okafor', 'Sophie Lindqvist', 'Elena Rossi', 'Amir Haddad', 'Kai Lindsay', 'Omar Said',
  'Nadia Aziz', 'Marcus Bell', 'Freya Dunn', 'Tess Grant', 'Leo Castel', 'Aisha Khan', 'Yuki Hara', 'Hannah Costa',
  'Ruby Nguyen', 'Patrick Doyle', 'Ingrid Solheim', 'Sam Papadopoulos', 'Mereana Tautahi', 'Jack Whelan', 'Chiara Bruno', 'Dev Malhotra',
  'Olivia Sharpe', 'Tomasz Nowak', 'Bella Fitzroy', 'Hugo Laurent', 'Zara Ibrahim', 'Angus McRae',
];

const notes = [
  'Left shoulder, please go lightly around the collarbone.',
  '31 weeks. I would like a second pillow.',
  'Marathon in two weeks, calves are tight.',
  'Allergic to almond oil.',
  'Please no conversation, thank you.',
];

/** A client by number; the same number is the same person. Every fourth has no email address, some leave a note. */
export function clientOf(number: number, hasNote: boolean) {
  const n = number % names.length;
  const [firstName = '', lastName = ''] = (names[n] ?? '').split(' ');
  return {
    firstName,
    lastName,
    phone: `0491 570 ${String(100 + n * 7).padStart(3, '0')}`,
    email: n % 4 === 3 ? null : `${firstName}.${lastName}@example.com`.toLowerCase(),
    notes: hasNote ? (notes[number % notes.length] ?? null) : null,
  };
}
