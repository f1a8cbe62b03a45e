import type { LetterText } from '../../platform/mail/letter.js';
import { linkHours } from './password-links.js';

interface About {
  shopName: string;
  email: string;
  /** Absolute address that carries the token. */
  url: string;
}

export function invitationLetter({ shopName, email, url }: About): LetterText {
  return {
    subject: `Your account at ${shopName}`,
    heading: 'Your account is ready',
    lead: `You have been invited to the back office of ${shopName}. Choose a password and you are in.`,
    facts: [{ label: 'Sign in as', value: email, isMain: true }],
    button: { label: 'Choose a password', url },
    notes: [
      `The link works once, within ${linkHours.invitation} hours. After that, ask for another one.`,
      'If you expected no invitation, leave this mail unanswered.',
    ],
  };
}

export function resetLetter({ shopName, email, url }: About): LetterText {
  return {
    subject: `A new password for ${shopName}`,
    heading: 'Choose a new password',
    lead: `Somebody asked for a new password for your account at ${shopName}.`,
    facts: [{ label: 'Account', value: email, isMain: true }],
    button: { label: 'Choose a new password', url },
    notes: [
      'The link works once, within one hour.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  };
}
