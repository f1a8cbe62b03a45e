import { letterHtml } from './letter-html.js';
import { letterPlain } from './letter-plain.js';
import type { LetterText } from './letter.js';
import type { MailShop, RenderedMail } from './mail-types.js';

export function rendered(shop: MailShop, letter: LetterText): RenderedMail {
  const subject = letter.subject.replaceAll(/\s+/g, ' ');
  return { subject, html: letterHtml(letter, shop), text: letterPlain(letter, shop) };
}
