/** "Eight treatments. …": how many there are, then the shop's own words. */
export const servicesLead = (count: number, words: string): string =>
  `${inWords(count)} ${count === 1 ? 'treatment' : 'treatments'}. ${words}`;

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const inWords = (count: number): string => WORDS[count] ?? String(count);
