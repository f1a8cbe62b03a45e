import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';

const update = (action_type: string, ...more: string[]): ActionLogEntry => ({
  action_type,
  kind: 'update',
  details: ['email', ...more],
});

export const identityFacts: Record<string, ActionLogEntry> = {
  UserCreated: { action_type: 'user_create', kind: 'create', details: ['email', 'role'] },
  SignedIn: update('user_sign_in'),
  SignInFailed: update('user_sign_in_failed'),
  SignedOut: update('user_sign_out'),
  UserInvited: { action_type: 'user_invite', kind: 'create', details: ['email', 'role'] },
  UserInvitedAgain: update('user_invite_again'),
  UserInvitationAccepted: update('user_accept_invitation'),
  UserRoleChanged: update('user_role', 'role', 'previous_role'),
  UserDisabled: { action_type: 'user_disable', kind: 'delete', details: ['email'] },
  UserEnabled: update('user_enable'),
  UserSignedOutEverywhere: update('user_sign_out_everywhere'),
  UserSignedOutElsewhere: update('user_sign_out_elsewhere'),
  SessionEnded: update('user_end_session', 'browser'),
  PasswordResetRequested: update('user_password_request'),
  PasswordReset: update('user_password_reset'),
  PasswordChanged: update('user_password_change'),
};

/** After these nobody may go on as what they were. */
export const rightsChanged: ReadonlySet<string> = new Set([
  'UserRoleChanged',
  'UserDisabled',
  'UserSignedOutEverywhere',
  'UserSignedOutElsewhere',
  'PasswordReset',
  'PasswordChanged',
]);
