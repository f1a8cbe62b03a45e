export { Public } from '../platform/http/public.decorator.js';
export { AccountList, type ListedAccount } from './accounts/account-list.js';
export { Accounts } from './accounts/accounts.js';
export { PasswordLinks } from './accounts/password-links.js';
export { CurrentUser } from './current-user.decorator.js';
export { IdentityModule } from './identity.module.js';
export { Roles } from './roles.decorator.js';
export { UserAccounts } from './user-accounts.js';
export type { Role, SignedInUser } from './user.js';
