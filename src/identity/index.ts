export { Public } from '../platform/http/security/public.decorator.js';
export { AccountsQuery } from './accounts/accounts.query.js';
export { AccountService } from './accounts/account.service.js';
export { CreateUser } from './accounts/create-user.js';
export { TOKEN_TTL_HOURS } from './passwords/token-purpose.js';
export { IssueInvitationLink } from './passwords/issue-invitation-link.js';
export { CurrentUser } from './access/current-user.decorator.js';
export { Browser } from './sign-in/browser.decorator.js';
export { IdentityModule } from './identity.module.js';
export { identityEntities } from './identity-entities.js';
export { ResetSecondFactor } from './second-factor/reset-second-factor.js';
export {
  AllowedBeforeSecondFactor,
  SecondFactorPolicy,
  SecondFactorRequirement,
} from './access/second-factor-requirement.js';
export { Roles } from './access/roles.decorator.js';
export { DESK_ROLES, isDesk, type Role, ROLES, type SignedInUser } from './accounts/user.js';
export { ApiRoute } from './api-keys/api-route.decorator.js';
export { CurrentKey } from './api-keys/current-key.decorator.js';
export { API_SCOPES, type RequestKey } from './api-keys/api-scope.js';
export { SessionCookies } from './tokens/session-cookies.js';
export { generateToken, hashToken } from './tokens/secret-tokens.js';
