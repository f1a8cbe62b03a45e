import { letterHtml } from './letter-html.js';
import { letterPlain } from './letter-plain.js';
import type { LetterText } from './letter.js';
import type { Sender } from './sender.js';

export interface RenderedLetter {
  subject: string;
  html: string;
  text: string;
}

/** A letter in the shop's look, in both of its forms. */
export function rendered(sender: Sender, letter: LetterText): RenderedLetter {
  const subject = letter.subject.replaceAll(/\s+/g, ' ');
  return { subject, html: letterHtml(letter, sender), text: letterPlain(letter, sender) };
}
