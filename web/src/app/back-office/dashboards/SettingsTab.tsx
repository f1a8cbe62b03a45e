import { Settings } from '../../../features/catalog/settings/Settings.js';
import { HeadMailCard } from '../../../features/audit/head-mail/HeadMailCard.js';
import { MonthlyReportCard } from '../../../features/reporting/monthly-mail/MonthlyReportCard.js';
import { ImportCard } from '../../../features/setup/import/ImportCard.js';
import { TimeSlotManagement } from '../../../features/scheduling/time-slots/TimeSlotManagement.js';
import { AccountsCard } from '../../../features/identity/accounts/AccountsCard.js';

/** How the shop works, who works in it, and what it brings along. */
export function SettingsTab() {
  return (
    <>
      <Settings />
      <TimeSlotManagement />
      <AccountsCard />
      <MonthlyReportCard />
      <HeadMailCard />
      <ImportCard />
    </>
  );
}
