/** Returns the number of services in words, then the shop's own text: "Eight treatments. …". */
export const formatServicesLead = (count: number, lead: string): string =>
  `${toNumberWord(count)} ${count === 1 ? 'treatment' : 'treatments'}. ${lead}`;

const NUMBER_WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];
const toNumberWord = (count: number): string => NUMBER_WORDS[count] ?? String(count);
