import type { ClientMailState } from './use-client-mail-state.js';

/** Says how far the confirmation mail has come; undefined while that is not known, or when there was none to send. */
export function confirmationMailText(email: string, state: ClientMailState | undefined): string | undefined {
  switch (state) {
    case 'queued':
      return `A confirmation is on its way to ${email}.`;
    case 'sent':
      return `We have sent a confirmation to ${email}.`;
    case 'failing':
      return `We could not send the confirmation to ${email} yet and are still trying. Please make a note of the time.`;
    case 'unknown':
      return `We have sent a confirmation to ${email}, but don't know yet whether it arrived. Please make a note of the time.`;
    case 'refused':
      return `The confirmation to ${email} could not be delivered. Please make a note of the time.`;
    default:
      return undefined;
  }
}

/** Says how far the mail with the verification link has come. */
export function verificationMailText(email: string, state: ClientMailState | undefined): string {
  switch (state) {
    case 'queued':
      return `An email with a link to verify your address is on its way to ${email}.`;
    case 'failing':
      return `We could not send the link to verify your address to ${email} yet and are still trying.`;
    case 'unknown':
      return `We have sent a link to verify your address to ${email}, but don't know yet whether it arrived.`;
    case 'refused':
      return `The email to ${email} with the link to verify your address could not be delivered.`;
    case 'sent':
      return `We have sent a link to verify your address to ${email}.`;
    default:
      return `A link verifies your address ${email}.`;
  }
}

/** Says how far the mail with the link that confirms a held booking has come. */
export function confirmingMailText(email: string, state: ClientMailState | undefined): string {
  switch (state) {
    case 'queued':
      return `An email with the link is on its way to ${email}.`;
    case 'failing':
      return `We could not send the email to ${email} yet and are still trying.`;
    case 'unknown':
      return `It went to ${email}, but we don't know yet whether it arrived.`;
    case 'refused':
      return `The email to ${email} could not be delivered.`;
    default:
      return `It went to ${email}.`;
  }
}
