import { Settings } from '../../../features/catalog/settings/Settings.js';
import { HeadMailCard } from '../../../features/audit/head-mail/HeadMailCard.js';
import { MonthlyReportCard } from '../../../features/reporting/monthly-mail/MonthlyReportCard.js';
import { ExportCard } from '../../../features/setup/export/ExportCard.js';
import { ImportCard } from '../../../features/setup/import/ImportCard.js';
import { TimeSlotManagement } from '../../../features/scheduling/time-slots/TimeSlotManagement.js';
import { AccountsCard } from '../../../features/identity/accounts/AccountsCard.js';
import { ApiKeysCard } from '../../../features/identity/api-keys/ApiKeysCard.js';
import { WebhooksCard } from '../../../features/integrations/webhooks/WebhooksCard.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';

/** The shop's settings, time slots, accounts, API keys and webhooks, the mailed reports, the import of earlier bookings, and the export of all data. */
export function SettingsTab() {
  return (
    <>
      <Settings />
      <TimeSlotManagement />
      <Stack gap={20}>
        <AccountsCard />
        <ApiKeysCard />
        <WebhooksCard />
        <MonthlyReportCard />
        <HeadMailCard />
        <ImportCard />
        <ExportCard />
      </Stack>
    </>
  );
}
