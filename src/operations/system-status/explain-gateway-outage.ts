/** Explains the codes of a failed attempt, in words that end the sentence `The payment gateway …`. */
export function explainGatewayOutage(reason: string): string {
  if (/\bHTTP 401\b/.test(reason)) return 'does not accept our key';
  if (/\bHTTP 403\b/.test(reason)) return 'does not allow our key what it is asked for';
  if (/\bHTTP \d{3}\b/.test(reason)) return 'takes no requests for now';
  if (/\bno key\b/.test(reason)) return 'is not set up any more';
  return /\b(ENOTFOUND|EAI_AGAIN)\b/.test(reason) ? 'is not found under its name' : 'does not answer';
}
