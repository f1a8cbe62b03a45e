import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../platform/config.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { HttpModule } from '../platform/http/http.module.js';
import { DisconnectSocketsOnAccessChanged } from './access/disconnect-sockets-on-access-changed.js';
import { JwtStrategy } from './access/jwt.strategy.js';
import { SecondFactorRequirement } from './access/second-factor-requirement.js';
import { SessionSocketAuthenticator } from './access/session-socket-authenticator.js';
import { SessionGuard } from './access/session.guard.js';
import { AccountMailService } from './account-mails/account-mail.service.js';
import { EmailUserOnInvitation } from './account-mails/email-user-on-invitation.js';
import { EmailUserOnPasswordResetRequested } from './account-mails/email-user-on-password-reset-requested.js';
import { EmailUserOnSecurityChanged } from './account-mails/email-user-on-security-changed.js';
import { AccountService } from './accounts/account.service.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsQuery } from './accounts/accounts.query.js';
import { CreateUserHandler } from './accounts/create-user.js';
import { DisableUserHandler } from './accounts/disable-user.js';
import { EnableUserHandler } from './accounts/enable-user.js';
import { ResendInvitationHandler } from './accounts/resend-invitation.js';
import { ApiKeysController } from './api-keys/api-keys.controller.js';
import { ApiKeysQuery } from './api-keys/api-keys.query.js';
import { ApiKeyGuard } from './api-keys/api-key.guard.js';
import { CreateApiKeyHandler } from './api-keys/create-api-key.js';
import { RevokeApiKeyHandler } from './api-keys/revoke-api-key.js';
import { IdentityConfig } from './identity.config.js';
import { identityEventTypes } from './identity.event-types.js';
import { EndOwnSessionHandler } from './own-sessions/end-own-session.js';
import { OwnSessionsController } from './own-sessions/own-sessions.controller.js';
import { OwnSessionsQuery } from './own-sessions/own-sessions.query.js';
import { SignOutElsewhereHandler } from './own-sessions/sign-out-elsewhere.js';
import { ChangePasswordHandler } from './passwords/change-password.js';
import { IssueInvitationLinkHandler } from './passwords/issue-invitation-link.js';
import { OwnPasswordController } from './passwords/own-password.controller.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { PasswordStore } from './passwords/password-store.js';
import { PasswordTokens } from './passwords/password-tokens.js';
import { PasswordController } from './passwords/password.controller.js';
import { RequestPasswordResetHandler } from './passwords/request-password-reset.js';
import { ResetPasswordHandler } from './passwords/reset-password.js';
import { BeginSecondFactorHandler } from './second-factor/begin-second-factor.js';
import { DisableSecondFactorHandler } from './second-factor/disable-second-factor.js';
import { EnableSecondFactorHandler } from './second-factor/enable-second-factor.js';
import { OwnSecondFactorController } from './second-factor/own-second-factor.controller.js';
import { Reauthenticator } from './second-factor/reauthenticator.js';
import { RenewRecoveryCodesHandler } from './second-factor/renew-recovery-codes.js';
import { ResetSecondFactorHandler } from './second-factor/reset-second-factor.js';
import { SecondFactorAttempts } from './second-factor/second-factor-attempts.js';
import { SecondFactorSecrets } from './second-factor/second-factor-secrets.js';
import { SecondFactorStore } from './second-factor/second-factor-store.js';
import { SecondFactorQuery } from './second-factor/second-factor.query.js';
import { ActiveSessionsQuery } from './access/active-sessions.query.js';
import { RefreshSessionHandler } from './sessions/refresh-session.js';
import { SessionController } from './sessions/session.controller.js';
import { SignOutEverywhereHandler } from './sessions/sign-out-everywhere.js';
import { SignOutHandler } from './sessions/sign-out.js';
import { IssueSignInChallengeHandler } from './sign-in/issue-sign-in-challenge.js';
import { LocalStrategy } from './sign-in/local.strategy.js';
import { PassSignInChallengeHandler } from './sign-in/pass-sign-in-challenge.js';
import { SessionResponder } from './sign-in/session-responder.js';
import { StartSessionHandler } from './sign-in/start-session.js';
import { VerifyCredentialsHandler } from './sign-in/verify-credentials.js';
import { AccessTokens, ACCESS_TOKEN_ALGORITHM, deriveAccessKey } from './tokens/access-tokens.js';
import { SessionCookies } from './tokens/session-cookies.js';
import { SocketAuthenticator } from '../platform/live/socket-authenticator.js';

@Module({
  imports: [
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
    ApiKeysController,
  ],
  providers: [
    provideConfig(IdentityConfig),
    AccountService,
    AccountsQuery,
    CreateUserHandler,
    ResendInvitationHandler,
    EnableUserHandler,
    DisableUserHandler,
    AccountMailService,
    EmailUserOnInvitation,
    EmailUserOnPasswordResetRequested,
    EmailUserOnSecurityChanged,
    { provide: PasswordHasher, useFactory: () => new PasswordHasher() },
    PasswordStore,
    PasswordTokens,
    RequestPasswordResetHandler,
    ResetPasswordHandler,
    ChangePasswordHandler,
    IssueInvitationLinkHandler,
    SecondFactorStore,
    SecondFactorSecrets,
    SecondFactorAttempts,
    Reauthenticator,
    SecondFactorQuery,
    BeginSecondFactorHandler,
    EnableSecondFactorHandler,
    DisableSecondFactorHandler,
    RenewRecoveryCodesHandler,
    ResetSecondFactorHandler,
    LocalStrategy,
    SessionResponder,
    VerifyCredentialsHandler,
    IssueSignInChallengeHandler,
    PassSignInChallengeHandler,
    StartSessionHandler,
    AccessTokens,
    SessionCookies,
    ActiveSessionsQuery,
    RefreshSessionHandler,
    SignOutHandler,
    SignOutEverywhereHandler,
    OwnSessionsQuery,
    EndOwnSessionHandler,
    SignOutElsewhereHandler,
    JwtStrategy,
    SecondFactorRequirement,
    { provide: SocketAuthenticator, useClass: SessionSocketAuthenticator },
    DisconnectSocketsOnAccessChanged,
    ApiKeysQuery,
    CreateApiKeyHandler,
    RevokeApiKeyHandler,
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: ApiKeyGuard },
  ],
  exports: [AccountService, AccountsQuery, SecondFactorRequirement, SessionCookies],
})
export class IdentityModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('identity', identityEventTypes);
  }
}
