import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { useFreshCatalog } from '../use-fresh-catalog.js';
import { useLossQuestion } from '../../../shared/unsaved/use-loss-question.js';
import { BookingRulesCard } from './BookingRulesCard.js';
import { BusinessHoursCard } from './BusinessHoursCard.js';
import { CancellationPolicyCard } from './CancellationPolicyCard.js';
import { PaymentSettingsCard } from './PaymentSettingsCard.js';
import { ShopDetailsCard } from './ShopDetailsCard.js';
import { useGetSettingsQuery } from './settings-api.js';
import './settings.css';

const failure = 'Failed to load settings';

export function Settings() {
  const query = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: settings, isError, refetch } = query;
  const [unsaved, setUnsaved] = useState<Record<string, boolean>>({});
  useLoadFailureToast(query, failure);
  const isUnsaved = Object.values(unsaved).includes(true);
  useLossQuestion(() => isUnsaved, isUnsaved);
  // Most settings show on the landing page: its changes tell of what others have saved.
  useFreshCatalog();

  if (!settings && isError) {
    return (
      <Empty image={null} description={failure} className="settings-empty">
        <Button onClick={() => refetch()}>Try again</Button>
      </Empty>
    );
  }
  if (!settings) return <SettingsSkeleton />;
  const noting = (key: string) => (isUnsaved: boolean) => setUnsaved((known) => ({ ...known, [key]: isUnsaved }));
  return (
    <div className="settings">
      <BusinessHoursCard saved={settings.business_hours} onUnsaved={noting('hours')} />
      <CancellationPolicyCard saved={settings.cancellation_policy} onUnsaved={noting('policy')} />
      <PaymentSettingsCard saved={settings.payment_settings} onUnsaved={noting('payment')} />
      <BookingRulesCard saved={settings.booking_rules} onUnsaved={noting('rules')} />
      <ShopDetailsCard saved={settings.shop_details} onUnsaved={noting('shop')} />
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
