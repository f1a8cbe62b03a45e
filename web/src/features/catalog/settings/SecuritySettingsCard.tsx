import type { SecuritySettings } from '../../../shared/api/generated.js';
import { SettingCard, type SettingProps } from './card/SettingCard.js';
import { SettingSwitch } from './card/SettingSwitch.js';
import { useSaveSecuritySettingsMutation } from './settings-api.js';

const LABEL = 'Require a second factor for administrators';

export function SecuritySettingsCard(props: SettingProps<SecuritySettings>) {
  const [save] = useSaveSecuritySettingsMutation();
  return (
    <SettingCard
      {...props}
      title="Security"
      intro="Administrators without a second factor can do nothing until they set one up, with an authenticator app on a phone, for example."
      save={(editSecuritySettingsDto) => save({ editSecuritySettingsDto })}
    >
      <div className="setting-switches">
        <SettingSwitch name="requireSecondFactorForAdmins" label={LABEL} />
      </div>
    </SettingCard>
  );
}
