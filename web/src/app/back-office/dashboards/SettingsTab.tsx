import { useRef } from 'react';
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
import { SettingsIndex } from './SettingsIndex.js';
import styles from './settings-index.module.css';

/** The shop's settings, time slots, accounts, API keys and webhooks, the mailed reports, the import and the export, with their index. */
export function SettingsTab() {
  const content = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page}>
      <SettingsIndex content={content} />
      <div ref={content} className={styles.content}>
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
      </div>
    </div>
  );
}
