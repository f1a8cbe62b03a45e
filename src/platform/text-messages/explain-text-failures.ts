/** Explains the codes of a failed attempt, in words that end the sentence `The text gateway …`. */
export function explainTextOutage(reason: string): string {
  if (/\bHTTP 40[17]\b/.test(reason)) return 'does not accept our signature';
  if (/\bHTTP 3\d\d\b/.test(reason)) return 'is at another address';
  if (/\bHTTP \d{3}\b/.test(reason)) return 'takes no texts for now';
  return /\b(ENOTFOUND|EAI_AGAIN)\b/.test(reason) ? 'is not found under its name' : 'does not answer';
}

/** Explains a refusal, in words that end the sentence `The text gateway refused <number>: …`. */
export function explainTextRejection(reply: string): string {
  const found = explanations.find(({ pattern }) => pattern.test(reply));
  return found?.text ?? 'it gave no reason that we know';
}

/** Explanations by texts in the replies of gateways. The first match counts. */
const explanations: readonly { pattern: RegExp; text: string }[] = [
  { pattern: /opt(ed)?[ -]?out|unsubscrib|\bSTOP\b/i, text: 'its owner wants no texts' },
  { pattern: /land-?line|not.{0,20}capable/i, text: 'the number takes no texts' },
  { pattern: /(not|in)[ -_]?valid|unknown|not exist|no such|malformed|unreachable/i, text: 'no such number' },
  { pattern: /block|spam|denied|forbidden|not allowed|HTTP 403/i, text: 'it sends no texts from this shop there' },
  { pattern: /too long|length/i, text: 'the text is too long' },
  { pattern: /^HTTP 404/, text: 'the gateway is not at the address of the settings' },
];
