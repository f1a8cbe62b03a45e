import { DisconnectSocketsOnAccessChanged } from './disconnect-sockets-on-access-changed.js';
import { JwtStrategy } from './jwt.strategy.js';
import { SecondFactorRequirement } from './second-factor-requirement.js';
import { SessionSocketAuthenticator } from './session-socket-authenticator.js';

/** Providers that decide who may call and listen. */
export const accessProviders = [
  JwtStrategy,
  SecondFactorRequirement,
  SessionSocketAuthenticator,
  DisconnectSocketsOnAccessChanged,
];
