import type { ActionLogMapping, EventTypes } from '../platform/event-log/event-type-registry.js';
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

const update = (action_type: string, ...details: string[]): ActionLogMapping => ({
  action_type,
  kind: 'update',
  details: ['email', ...details],
});

const remove = (action_type: string): ActionLogMapping => ({ action_type, kind: 'delete', details: ['email'] });

export const identityEventTypes = {
  UserCreated: { event: UserCreated, action_type: 'user_create', kind: 'create', details: ['email', 'role'] },
  SignedIn: { event: SignedIn, ...update('user_sign_in') },
  SignInFailed: { event: SignInFailed, ...update('user_sign_in_failed') },
  SignedOut: { event: SignedOut, ...update('user_sign_out') },
  UserInvited: { event: UserInvited, action_type: 'user_invite', kind: 'create', details: ['email', 'role'] },
  UserInvitedAgain: { event: UserInvitedAgain, ...update('user_invite_again') },
  UserInvitationAccepted: { event: UserInvitationAccepted, ...update('user_accept_invitation') },
  UserRoleChanged: { event: UserRoleChanged, ...update('user_role', 'role', 'previous_role') },
  UserDisabled: { event: UserDisabled, ...remove('user_disable') },
  UserEnabled: { event: UserEnabled, ...update('user_enable') },
  UserSignedOutEverywhere: { event: UserSignedOutEverywhere, ...update('user_sign_out_everywhere') },
  UserSignedOutElsewhere: { event: UserSignedOutElsewhere, ...update('user_sign_out_elsewhere') },
  SessionEnded: { event: SessionEnded, ...update('user_end_session', 'browser') },
  PasswordResetRequested: { event: PasswordResetRequested, ...update('user_password_request') },
  PasswordReset: { event: PasswordReset, ...update('user_password_reset') },
  PasswordChanged: { event: PasswordChanged, ...update('user_password_change') },
  SecondFactorEnabled: { event: SecondFactorEnabled, ...update('user_second_factor_enable') },
  SecondFactorDisabled: { event: SecondFactorDisabled, ...remove('user_second_factor_disable') },
  SecondFactorReset: { event: SecondFactorReset, ...remove('user_second_factor_reset') },
  SecondFactorFailed: { event: SecondFactorFailed, ...update('user_second_factor_failed') },
  RecoveryCodeUsed: { event: RecoveryCodeUsed, ...update('user_recovery_code', 'codes_left') },
  RecoveryCodesRenewed: { event: RecoveryCodesRenewed, ...update('user_recovery_codes_renew') },
} satisfies EventTypes;
