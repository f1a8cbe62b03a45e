import { created, deleted, type EventTypes, updated } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

/**
 * Data that all events of users have. The stream is the user's id; for SignedIn, SignedOut and SessionEnded the
 * session's; for SignInFailed and SecondFactorFailed a new one.
 */
interface UserData {
  email: string;
}

export class UserCreated extends RecordedEvent<UserData & { role: string | null }> {}
export class SignedIn extends RecordedEvent<UserData> {}
export class SignInFailed extends RecordedEvent<{ email: string | null }> {}
export class SignedOut extends RecordedEvent<UserData> {}
export class UserInvited extends RecordedEvent<UserData & { role: string | null }> {}
export class UserInvitedAgain extends RecordedEvent<UserData> {}
export class UserInvitationAccepted extends RecordedEvent<UserData> {}
export class UserRoleChanged extends RecordedEvent<UserData & { role: string | null; previous_role: string | null }> {}
export class UserDisabled extends RecordedEvent<UserData> {}
export class UserEnabled extends RecordedEvent<UserData> {}
export class UserSignedOutEverywhere extends RecordedEvent<UserData> {}
export class UserSignedOutElsewhere extends RecordedEvent<UserData> {}
export class SessionEnded extends RecordedEvent<UserData & { browser: string | null }> {}
export class PasswordResetRequested extends RecordedEvent<UserData> {}
export class PasswordReset extends RecordedEvent<UserData> {}
export class PasswordChanged extends RecordedEvent<UserData> {}
export class SecondFactorEnabled extends RecordedEvent<UserData> {}
export class SecondFactorDisabled extends RecordedEvent<UserData> {}
export class SecondFactorReset extends RecordedEvent<UserData> {}
export class SecondFactorFailed extends RecordedEvent<UserData> {}
export class RecoveryCodeUsed extends RecordedEvent<UserData & { codes_left: number }> {}
export class RecoveryCodesRenewed extends RecordedEvent<UserData> {}

/** Events of API keys, whose stream is the key's id. */
export class ApiKeyCreated extends RecordedEvent<{ name: string; prefix: string; scopes: readonly string[] }> {}
export class ApiKeyRevoked extends RecordedEvent<{ name: string; prefix: string }> {}

export const identityEventTypes = {
  UserCreated: created(UserCreated, 'user_create', ['email', 'role'], 'Created the account {email}, {role:role}'),
  SignedIn: updated(SignedIn, 'user_sign_in', ['email'], '{email} signed in'),
  SignInFailed: updated(SignInFailed, 'user_sign_in_failed', ['email'], ({ email }) =>
    email ? 'Somebody failed to sign in as {email}' : 'Somebody failed to sign in, as no account',
  ),
  SignedOut: updated(SignedOut, 'user_sign_out', ['email'], '{email} signed out'),
  UserInvited: created(UserInvited, 'user_invite', ['email', 'role'], 'Invited {email}, {role:role}'),
  UserInvitedAgain: updated(UserInvitedAgain, 'user_invite_again', ['email'], 'Invited {email} again'),
  UserInvitationAccepted: updated(
    UserInvitationAccepted,
    'user_accept_invitation',
    ['email'],
    '{email} accepted the invitation',
  ),
  UserRoleChanged: updated(
    UserRoleChanged,
    'user_role',
    ['email', 'role', 'previous_role'],
    ({ role }) => `{email} ${role ? 'is' : 'has'} {role:role} from now on; it was {previous_role:role}`,
  ),
  UserDisabled: deleted(UserDisabled, 'user_disable', ['email'], 'Disabled the account {email}'),
  UserEnabled: updated(UserEnabled, 'user_enable', ['email'], 'Enabled the account {email}'),
  UserSignedOutEverywhere: updated(
    UserSignedOutEverywhere,
    'user_sign_out_everywhere',
    ['email'],
    'Signed {email} out everywhere',
  ),
  UserSignedOutElsewhere: updated(
    UserSignedOutElsewhere,
    'user_sign_out_elsewhere',
    ['email'],
    '{email} signed out everywhere else',
  ),
  SessionEnded: updated(
    SessionEnded,
    'user_end_session',
    ['email', 'browser'],
    '{email} ended a session[ in {browser}]',
  ),
  PasswordResetRequested: updated(
    PasswordResetRequested,
    'user_password_request',
    ['email'],
    '{email} asked for a new password',
  ),
  PasswordReset: updated(
    PasswordReset,
    'user_password_reset',
    ['email'],
    '{email} chose a new password by the mailed link',
  ),
  PasswordChanged: updated(PasswordChanged, 'user_password_change', ['email'], '{email} changed the password'),
  SecondFactorEnabled: updated(
    SecondFactorEnabled,
    'user_second_factor_enable',
    ['email'],
    '{email} turned the second factor on',
  ),
  SecondFactorDisabled: deleted(
    SecondFactorDisabled,
    'user_second_factor_disable',
    ['email'],
    '{email} turned the second factor off',
  ),
  SecondFactorReset: deleted(
    SecondFactorReset,
    'user_second_factor_reset',
    ['email'],
    'Reset the second factor of {email}',
  ),
  SecondFactorFailed: updated(
    SecondFactorFailed,
    'user_second_factor_failed',
    ['email'],
    'A wrong code was given for {email}, after the right password',
  ),
  RecoveryCodeUsed: updated(
    RecoveryCodeUsed,
    'user_recovery_code',
    ['email', 'codes_left'],
    '{email} used a recovery code; {codes_left} left',
  ),
  RecoveryCodesRenewed: updated(
    RecoveryCodesRenewed,
    'user_recovery_codes_renew',
    ['email'],
    '{email} made new recovery codes',
  ),
  ApiKeyCreated: created(
    ApiKeyCreated,
    'api_key_create',
    ['name', 'prefix', 'scopes'],
    'Created the API key {name}, which may {scopes:list}',
  ),
  ApiKeyRevoked: deleted(ApiKeyRevoked, 'api_key_revoke', ['name', 'prefix'], 'Revoked the API key {name}'),
} satisfies EventTypes;
