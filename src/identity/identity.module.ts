import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../platform/config.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { HttpModule } from '../platform/http/http.module.js';
import { accessProviders } from './access/access.providers.js';
import { SecondFactorRequirement } from './access/second-factor-requirement.js';
import { SessionGuard } from './access/session.guard.js';
import { accountMailProviders } from './account-mails/account-mails.providers.js';
import { AccountService } from './accounts/account.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { accountProviders } from './accounts/accounts.providers.js';
import { AccountsQuery } from './accounts/accounts.query.js';
import { IdentityConfig } from './identity.config.js';
import { identityEventSentences } from './identity.event-sentences.js';
import { identityEventTypes } from './identity.event-types.js';
import { OwnSessionsController } from './own-sessions/own-sessions.controller.js';
import { ownSessionProviders } from './own-sessions/own-sessions.providers.js';
import { OwnPasswordController } from './passwords/own-password.controller.js';
import { PasswordController } from './passwords/password.controller.js';
import { passwordProviders } from './passwords/passwords.providers.js';
import { OwnSecondFactorController } from './second-factor/own-second-factor.controller.js';
import { secondFactorProviders } from './second-factor/second-factor.providers.js';
import { SessionController } from './sessions/session.controller.js';
import { sessionProviders } from './sessions/sessions.providers.js';
import { signInProviders } from './sign-in/sign-in.providers.js';
import { ACCESS_TOKEN_ALGORITHM, deriveAccessKey } from './tokens/access-tokens.js';
import { SessionCookies } from './tokens/session-cookies.js';

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
    ...accountProviders,
    ...accountMailProviders,
    ...passwordProviders,
    ...secondFactorProviders,
    ...signInProviders,
    ...sessionProviders,
    ...ownSessionProviders,
    ...accessProviders,
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
