import { useState } from 'react';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { useUnsavedChangesPrompt } from '../../../shared/unsaved/use-unsaved-changes-prompt.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { AccountCodesCard } from './AccountCodesCard.js';
import { BookingRulesCard } from './BookingRulesCard.js';
import { BusinessHoursCard } from './BusinessHoursCard.js';
import { CancellationPolicyCard } from './CancellationPolicyCard.js';
import { ClosuresCard } from './closures/ClosuresCard.js';
import { EmbedSettingsCard } from './embedding/EmbedSettingsCard.js';
import { PaymentSettingsCard } from './PaymentSettingsCard.js';
import { ReminderSettingsCard } from './ReminderSettingsCard.js';
import { RoomsCard } from './rooms/RoomsCard.js';
import { SalesSettingsCard } from './SalesSettingsCard.js';
import { ShopDetailsCard } from './shop-details/ShopDetailsCard.js';
import { SecuritySettingsCard } from './SecuritySettingsCard.js';
import { useGetSettingsQuery } from './settings-api.js';
import './settings.css';

const LOAD_FAILURE = 'Failed to load settings';

export function Settings() {
  const query = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: settings, isError, refetch } = query;
  const [unsaved, setUnsaved] = useState<Record<string, boolean>>({});
  useLoadFailureToast(query, LOAD_FAILURE);
  const isUnsaved = Object.values(unsaved).includes(true);
  useUnsavedChangesPrompt(() => isUnsaved, isUnsaved);
  // Most settings are shown on the landing page, so its changes announce what others have saved.

  if (!settings && isError) {
    return <RetryPanel text={LOAD_FAILURE} className="settings-empty" onRetry={refetch} />;
  }
  if (!settings) return <SettingsSkeleton />;
  const createUnsavedHandler = (key: string) => (isUnsaved: boolean) =>
    setUnsaved((current) => ({ ...current, [key]: isUnsaved }));
  return (
    <div className="settings">
      <BusinessHoursCard saved={settings.business_hours} onUnsaved={createUnsavedHandler('hours')} />
      <ClosuresCard />
      <RoomsCard />
      <CancellationPolicyCard saved={settings.cancellation_policy} onUnsaved={createUnsavedHandler('policy')} />
      <ReminderSettingsCard saved={settings.reminders} onUnsaved={createUnsavedHandler('reminders')} />
      <PaymentSettingsCard saved={settings.payment_settings} onUnsaved={createUnsavedHandler('payment')} />
      <SalesSettingsCard saved={settings.sales_settings} onUnsaved={createUnsavedHandler('sales')} />
      <AccountCodesCard saved={settings.account_codes} onUnsaved={createUnsavedHandler('accounts')} />
      <BookingRulesCard saved={settings.booking_rules} onUnsaved={createUnsavedHandler('rules')} />
      <SecuritySettingsCard saved={settings.security_settings} onUnsaved={createUnsavedHandler('security')} />
      <EmbedSettingsCard saved={settings.embed_settings} onUnsaved={createUnsavedHandler('embed')} />
      <ShopDetailsCard saved={settings.shop_details} onUnsaved={createUnsavedHandler('shop')} />
    </div>
  );
}

function SettingsSkeleton() {
  return (
    <div className="settings" role="status" aria-label="Loading settings">
      {Array.from({ length: 4 }, (_, card) => (
        <span key={card} className="skeleton setting-skeleton" />
      ))}
    </div>
  );
}
