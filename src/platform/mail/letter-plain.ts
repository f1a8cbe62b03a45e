import { shopLines } from './letter-html.js';
import type { LetterText } from './letter.js';
import type { Sender } from './sender.js';

/** The same letter for those who read text. */
export function letterPlain({ heading, lead, facts, button, link, notes }: LetterText, shop: Sender): string {
  const rows = facts.map(({ label, value, aside }) => `${label}: ${value}${aside ? ` (${aside})` : ''}`);
  const links = [button, link].flatMap((each) => (each ? [`${each.label}: ${each.url}`] : []));
  const parts = [[heading], [lead], rows, links, ...notes.map((note) => [note]), ['-- ', ...shopLines(shop)]];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}
