import { AccountsCard } from '../../features/identity/accounts/AccountsCard.js';

export function SettingsTab() {
  return <AccountsCard />;
}
