import type { SentencesOf } from '../platform/event-log/event-sentence.js';
import type { identityEventTypes } from './identity.event-types.js';

/** Sentences of the action log for the module's events. */
export const identityEventSentences: SentencesOf<typeof identityEventTypes> = {
  UserCreated: 'Created the account {email}, {role:role}',
  SignedIn: '{email} signed in',
  SignInFailed: ({ email }) =>
    email ? 'Somebody failed to sign in as {email}' : 'Somebody failed to sign in, as no account',
  SignedOut: '{email} signed out',
  UserInvited: 'Invited {email}, {role:role}',
  UserInvitedAgain: 'Invited {email} again',
  UserInvitationAccepted: '{email} accepted the invitation',
  UserRoleChanged: ({ role }) => `{email} ${role ? 'is' : 'has'} {role:role} from now on; it was {previous_role:role}`,
  UserDisabled: 'Disabled the account {email}',
  UserEnabled: 'Enabled the account {email}',
  UserSignedOutEverywhere: 'Signed {email} out everywhere',
  UserSignedOutElsewhere: '{email} signed out everywhere else',
  SessionEnded: '{email} ended a session[ in {browser}]',
  PasswordResetRequested: '{email} asked for a new password',
  PasswordReset: '{email} chose a new password by the mailed link',
  PasswordChanged: '{email} changed the password',
  SecondFactorEnabled: '{email} turned the second factor on',
  SecondFactorDisabled: '{email} turned the second factor off',
  SecondFactorReset: 'Reset the second factor of {email}',
  SecondFactorFailed: 'A wrong code was given for {email}, after the right password',
  RecoveryCodeUsed: '{email} used a recovery code; {codes_left} left',
  RecoveryCodesRenewed: '{email} made new recovery codes',
};
