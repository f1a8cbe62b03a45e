import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../platform/config.js';
import { EventCatalogue } from '../platform/event-store/event-catalogue.js';
import { AccountList } from './accounts/account-list.js';
import { AccountPost } from './accounts/account-post.js';
import { Accounts } from './accounts/accounts.js';
import { NewPasswords } from './accounts/new-passwords.js';
import { PasswordLinks } from './accounts/password-links.js';
import { AccountsController } from './http/accounts.controller.js';
import { JwtStrategy } from './http/jwt.strategy.js';
import { LocalStrategy } from './http/local.strategy.js';
import { OwnAccountController } from './http/own-account.controller.js';
import { PasswordsController } from './http/passwords.controller.js';
import { SessionAnswers } from './http/session-answers.js';
import { SessionCookies } from './http/session-cookies.js';
import { SessionController } from './http/session.controller.js';
import { SessionGuard } from './http/session.guard.js';
import { identityFacts } from './identity.facts.js';
import { Passwords } from './passwords.js';
import { accessAlgorithm, accessKey, AccessTokens } from './sessions/access-tokens.js';
import { BreakOffSocketsWhenRightsChange } from './reactions/break-off-sockets-when-rights-change.js';
import { EmailUserOnInvitation } from './reactions/email-user-on-invitation.js';
import { EmailUserOnPasswordResetRequested } from './reactions/email-user-on-password-reset-requested.js';
import { OwnSessions } from './sessions/own-sessions.js';
import { Sessions } from './sessions/sessions.js';
import { SocketDoorkeeper } from './sessions/socket-doorkeeper.js';
import { UserAccounts } from './user-accounts.js';

@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: accessKey(config.SESSION_SECRET),
        signOptions: { algorithm: accessAlgorithm },
        verifyOptions: { algorithms: [accessAlgorithm], ignoreExpiration: true },
      }),
    }),
  ],
  controllers: [SessionController, PasswordsController, OwnAccountController, AccountsController],
  providers: [
    UserAccounts,
    Passwords,
    Sessions,
    OwnSessions,
    AccessTokens,
    SocketDoorkeeper,
    SessionCookies,
    SessionAnswers,
    Accounts,
    AccountList,
    AccountPost,
    NewPasswords,
    PasswordLinks,
    EmailUserOnInvitation,
    EmailUserOnPasswordResetRequested,
    BreakOffSocketsWhenRightsChange,
    LocalStrategy,
    JwtStrategy,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [UserAccounts, Accounts, AccountList, PasswordLinks],
})
export class IdentityModule implements OnModuleInit {
  constructor(private readonly catalogue: EventCatalogue) {}

  onModuleInit(): void {
    this.catalogue.describe('identity', identityFacts);
  }
}
