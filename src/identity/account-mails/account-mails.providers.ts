import { AccountMailService } from './account-mail.service.js';
import { AccountRecipients } from './account-recipients.js';
import { EmailUserOnInvitation } from './email-user-on-invitation.js';
import { EmailUserOnPasswordResetRequested } from './email-user-on-password-reset-requested.js';
import { EmailUserOnSecurityChanged } from './email-user-on-security-changed.js';

/** Providers of the mails about accounts. */
export const accountMailProviders = [
  AccountMailService,
  AccountRecipients,
  EmailUserOnInvitation,
  EmailUserOnPasswordResetRequested,
  EmailUserOnSecurityChanged,
];
