import { normalizeText } from '../../kernel/normalize-text.js';

/**
 * A dot between the labels of a domain, also in the scripts of East Asia, whose full stops browsers take for such dots.
 */
const DOT_OF_DOMAIN = /(?<=[\p{L}\p{M}\p{N}-])[.．。｡](?=[\p{L}\p{N}-]*\p{L})/gu;

/**
 * Returns a stranger's text such that no mail program makes a link of it: `evil.com` becomes `evil. com`, `http://`
 * becomes `http: //`, `\\server` becomes `\ \server` (Outlook links shares). A space is the one thing that no detector
 * reads across, in HTML and plain text alike. Entities are gone before detectors look; Gmail and Apple's data detectors
 * read the text of an element through its spans; characters without width are drawn as boxes by Outlook and held
 * against a mail by spam filters, and removed. Line breaks stay.
 */
export function toUnlinkedText(text: string): string {
  return normalizeText(text).replaceAll(DOT_OF_DOMAIN, '$& ').replaceAll('://', ': //').replaceAll('\\\\', '\\ \\');
}
