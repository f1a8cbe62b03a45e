import { AccountService } from './account.service.js';
import { AccountsQuery } from './accounts.query.js';
import { CreateUserHandler } from './create-user.js';
import { DisableUserHandler } from './disable-user.js';
import { EnableUserHandler } from './enable-user.js';
import { ResendInvitationHandler } from './resend-invitation.js';

/** Providers of accounts: commands and queries. */
export const accountProviders = [
  AccountService,
  AccountsQuery,
  CreateUserHandler,
  ResendInvitationHandler,
  EnableUserHandler,
  DisableUserHandler,
];
