import { isSignInRefused } from '../../deliveries/outages/is-sign-in-refused.js';

/** What the codes of a failed attempt mean, in words that end the sentence `The mail server …`. */
export function explainOutage(reason: string): string {
  if (isSignInRefused(reason)) return 'does not accept our name and password';
  return explanations.find(({ pattern }) => pattern.test(reason))?.text ?? 'does not answer';
}

/** Codes of nodemailer, of the operating system and of SMTP, as MailSendError has them. The first that fits counts. */
const explanations: readonly { pattern: RegExp; text: string }[] = [
  { pattern: /\bCERTIFICATE\b/, text: 'shows a certificate that we do not trust' },
  { pattern: /\bETLS\b/, text: 'offers no safe connection' },
  { pattern: /\bEDNS\b/, text: 'is not found under its name' },
  { pattern: /\b[45]\d\d\b/, text: 'takes no mails for now' },
];
