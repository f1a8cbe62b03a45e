import type { Provider } from '@nestjs/common';
import { ChangePasswordHandler } from './change-password.js';
import { IssueInvitationLinkHandler } from './issue-invitation-link.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordStore } from './password-store.js';
import { PasswordTokens } from './password-tokens.js';
import { RequestPasswordResetHandler } from './request-password-reset.js';
import { ResetPasswordHandler } from './reset-password.js';

/** Providers that check, store, change and reset passwords. */
export const passwordProviders: Provider[] = [
  { provide: PasswordHasher, useFactory: () => new PasswordHasher() },
  PasswordStore,
  PasswordTokens,
  RequestPasswordResetHandler,
  ResetPasswordHandler,
  ChangePasswordHandler,
  IssueInvitationLinkHandler,
];
