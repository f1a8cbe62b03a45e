import { Settings } from '../../../features/catalog/settings/Settings.js';
import { AccountsCard } from '../../../features/identity/accounts/AccountsCard.js';

/** How the shop works, and who works in it. */
export function SettingsTab() {
  return (
    <>
      <Settings />
      <AccountsCard />
    </>
  );
}
