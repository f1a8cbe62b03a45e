import { isSignInRefused } from '../../deliveries/outages/is-sign-in-refused.js';

/** Explains the codes of a failed attempt, in words that end the sentence `The mail server …`. */
export function explainOutage(reason: string): string {
  if (isSignInRefused(reason)) return 'does not accept our name and password';
  return explanations.find(({ pattern }) => pattern.test(reason))?.text ?? 'does not answer';
}

/**
 * Explanations by codes of nodemailer, of the operating system and of SMTP, as they are in MailSendError. The first
 * match counts.
 */
const explanations: readonly { pattern: RegExp; text: string }[] = [
  { pattern: /\bCERTIFICATE\b/, text: 'shows a certificate that we do not trust' },
  {
    pattern: /\bNO_TLS\b/,
    text: 'speaks no TLS on this port: look at SMTP_URL, smtps:// is mostly on 465 and smtp:// on 587',
  },
  { pattern: /\bETLS\b/, text: 'offers no safe connection' },
  { pattern: /\bEDNS\b/, text: 'is not found under its name' },
  { pattern: /\b[45]\d\d\b/, text: 'takes no mails for now' },
];
