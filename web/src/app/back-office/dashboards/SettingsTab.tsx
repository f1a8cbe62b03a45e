import { Settings } from '../../../features/catalog/settings/Settings.js';
import { HeadMailCard } from '../../../features/audit/head-mail/HeadMailCard.js';
import { MonthlyReportCard } from '../../../features/reporting/monthly-mail/MonthlyReportCard.js';
import { ImportCard } from '../../../features/setup/import/ImportCard.js';
import { TimeSlotManagement } from '../../../features/scheduling/time-slots/TimeSlotManagement.js';
import { AccountsCard } from '../../../features/identity/accounts/AccountsCard.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';

/** The shop's settings, time slots and accounts, the mailed reports, and the import of earlier bookings. */
export function SettingsTab() {
  return (
    <>
      <Settings />
      <TimeSlotManagement />
      <Stack gap={20}>
        <AccountsCard />
        <MonthlyReportCard />
        <HeadMailCard />
        <ImportCard />
      </Stack>
    </>
  );
}
