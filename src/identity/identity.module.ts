import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../platform/config.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { HttpModule } from '../platform/http/http.module.js';
import { DisconnectSocketsOnAccessChanged } from './access/disconnect-sockets-on-access-changed.js';
import { JwtStrategy } from './access/jwt.strategy.js';
import { SessionSocketAuthenticator } from './access/session-socket-authenticator.js';
import { SecondFactorRequirement } from './access/second-factor-requirement.js';
import { SessionGuard } from './access/session.guard.js';
import { AccountsQuery } from './accounts/accounts.query.js';
import { AccountMailService } from './account-mails/account-mail.service.js';
import { AccountRecipients } from './account-mails/account-recipients.js';
import { AccountService } from './accounts/account.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { CreateUserHandler } from './accounts/create-user.js';
import { DisableUserHandler } from './accounts/disable-user.js';
import { EmailUserOnInvitation } from './account-mails/email-user-on-invitation.js';
import { EnableUserHandler } from './accounts/enable-user.js';
import { ResendInvitationHandler } from './accounts/resend-invitation.js';
import { IdentityConfig } from './identity.config.js';
import { identityEventSentences } from './identity.event-sentences.js';
import { identityEventTypes } from './identity.event-types.js';
import { ChangePasswordHandler } from './passwords/change-password.js';
import { BeginSecondFactorHandler } from './second-factor/begin-second-factor.js';
import { DisableSecondFactorHandler } from './second-factor/disable-second-factor.js';
import { EnableSecondFactorHandler } from './second-factor/enable-second-factor.js';
import { OwnSecondFactor } from './second-factor/own-second-factor.js';
import { OwnSecondFactorController } from './second-factor/own-second-factor.controller.js';
import { RenewRecoveryCodesHandler } from './second-factor/renew-recovery-codes.js';
import { ResetSecondFactorHandler } from './second-factor/reset-second-factor.js';
import { SecondFactorAttempts } from './second-factor/second-factor-attempts.js';
import { SecondFactorQuery } from './second-factor/second-factor.query.js';
import { SecondFactorSecrets } from './second-factor/second-factor-secrets.js';
import { SecondFactorStore } from './second-factor/second-factor-store.js';
import { EmailUserOnPasswordResetRequested } from './account-mails/email-user-on-password-reset-requested.js';
import { EmailUserOnSecurityChanged } from './account-mails/email-user-on-security-changed.js';
import { IssueInvitationLinkHandler } from './passwords/issue-invitation-link.js';
import { OwnPasswordController } from './passwords/own-password.controller.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordStore } from './passwords/password-store.js';
import { PasswordTokens } from './passwords/password-tokens.js';
import { PasswordController } from './passwords/password.controller.js';
import { RequestPasswordResetHandler } from './passwords/request-password-reset.js';
import { ResetPasswordHandler } from './passwords/reset-password.js';
import { ActiveSessionsQuery } from './sessions/active-sessions.query.js';
import { EndOwnSessionHandler } from './own-sessions/end-own-session.js';
import { LocalStrategy } from './sign-in/local.strategy.js';
import { OwnSessionsController } from './own-sessions/own-sessions.controller.js';
import { OwnSessionsQuery } from './own-sessions/own-sessions.query.js';
import { RefreshSessionHandler } from './sessions/refresh-session.js';
import { SessionResponder } from './sign-in/session-responder.js';
import { SessionController } from './sessions/session.controller.js';
import { SignOutElsewhereHandler } from './own-sessions/sign-out-elsewhere.js';
import { SignOutEverywhereHandler } from './sessions/sign-out-everywhere.js';
import { SignOutHandler } from './sessions/sign-out.js';
import { IssueSignInChallengeHandler } from './sign-in/issue-sign-in-challenge.js';
import { PassSignInChallengeHandler } from './sign-in/pass-sign-in-challenge.js';
import { StartSessionHandler } from './sign-in/start-session.js';
import { VerifyCredentialsHandler } from './sign-in/verify-credentials.js';
import { ACCESS_TOKEN_ALGORITHM, AccessTokens, deriveAccessKey } from './tokens/access-tokens.js';
import { SessionCookies } from './tokens/session-cookies.js';

const commandHandlers = [
  CreateUserHandler,
  ResendInvitationHandler,
  EnableUserHandler,
  DisableUserHandler,
  RequestPasswordResetHandler,
  ResetPasswordHandler,
  ChangePasswordHandler,
  IssueInvitationLinkHandler,
  VerifyCredentialsHandler,
  StartSessionHandler,
  RefreshSessionHandler,
  SignOutHandler,
  EndOwnSessionHandler,
  SignOutElsewhereHandler,
  SignOutEverywhereHandler,
  IssueSignInChallengeHandler,
  PassSignInChallengeHandler,
  BeginSecondFactorHandler,
  EnableSecondFactorHandler,
  DisableSecondFactorHandler,
  RenewRecoveryCodesHandler,
  ResetSecondFactorHandler,
];

const queries = [AccountsQuery, ActiveSessionsQuery, OwnSessionsQuery, SecondFactorQuery];

const mails = [
  AccountMailService,
  AccountRecipients,
  EmailUserOnInvitation,
  EmailUserOnPasswordResetRequested,
  EmailUserOnSecurityChanged,
];

const secondFactor = [
  SecondFactorStore,
  SecondFactorSecrets,
  SecondFactorAttempts,
  SecondFactorRequirement,
  OwnSecondFactor,
];

@Module({
  imports: [
    DiscoveryModule,
    HttpModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: deriveAccessKey(config.SESSION_SECRET),
        signOptions: { algorithm: ACCESS_TOKEN_ALGORITHM },
        verifyOptions: { algorithms: [ACCESS_TOKEN_ALGORITHM], ignoreExpiration: true },
      }),
    }),
  ],
  controllers: [
    SessionController,
    PasswordController,
    OwnPasswordController,
    OwnSessionsController,
    OwnSecondFactorController,
    AccountsController,
  ],
  providers: [
    provideConfig(IdentityConfig),
    ...commandHandlers,
    ...queries,
    ...mails,
    ...secondFactor,
    AccountService,
    { provide: PasswordHasher, useFactory: () => new PasswordHasher() },
    PasswordStore,
    PasswordTokens,
    AccessTokens,
    SessionCookies,
    SessionResponder,
    SessionSocketAuthenticator,
    DisconnectSocketsOnAccessChanged,
    LocalStrategy,
    JwtStrategy,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [AccountService, AccountsQuery, SecondFactorRequirement, SessionCookies],
})
export class IdentityModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('identity', identityEventTypes, identityEventSentences);
  }
}
