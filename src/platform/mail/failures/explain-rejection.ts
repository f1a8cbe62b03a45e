import { parseLimit } from '../limits/mail-limit-error.js';
import { formatCount } from '../../format-count.js';

/**
 * Explains a refusal, in words that end the sentence `The mail server refused <address>: …`, or `Not sent to <address>:
 * …` where the limit of mails was reached.
 */
export function explainRejection(reply: string): string {
  const limit = parseLimit(reply);
  if (limit !== undefined) return `this address has had ${formatCount(limit, 'mail')} today`;
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(reply);
  const code = enhanced ? `${enhanced[1]}.${enhanced[2]}` : '';
  const found = explanations.find(
    ({ codes, pattern }) => codes.some((each) => code === each || code.startsWith(`${each}.`)) || pattern.test(reply),
  );
  return found?.text ?? 'it gave no reason that we know';
}

/**
 * Explanations by status codes of RFC 3463 without their first digit, and by texts of servers that send no code. The
 * first match counts.
 */
const explanations: readonly { codes: readonly string[]; pattern: RegExp; text: string }[] = [
  {
    codes: ['1.1', '1.0', '1.6', '1.10'],
    pattern:
      /(user|mailbox|recipient|address|account).{0,30}(unknown|not found|not exist|unavailable)|(no such|unknown) (user|mailbox|recipient|address)/i,
    text: 'no such mailbox',
  },
  {
    codes: ['1.2', '4.4'],
    pattern: /(domain|host).{0,20}(not found|not exist|unknown)/i,
    text: 'its domain receives no mail',
  },
  { codes: ['1.3'], pattern: /^(501|553)\b/, text: 'the address is not valid' },
  {
    codes: ['2.1'],
    pattern: /(mailbox|account|user).{0,20}(disabled|inactive|suspended)/i,
    text: 'the mailbox is disabled',
  },
  { codes: ['2.2'], pattern: /quota|full|over ?limit/i, text: 'the mailbox is full' },
  { codes: ['2.3', '3.4'], pattern: /too (large|big|long)|size/i, text: 'the mail is too large' },
  { codes: ['7'], pattern: /relay|spam|blocked|policy|denied|reject/i, text: 'it accepts no mail from this shop' },
];
