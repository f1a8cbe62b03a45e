import { type ReminderSettings, useGetReminderPreviewQuery } from '../../../shared/api/generated.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { RadioGroup } from '../../../shared/ui/inputs/RadioGroup.js';
import { SettingCard, type SettingProps } from './card/SettingCard.js';
import { SettingSwitch } from './card/SettingSwitch.js';
import { useSaveReminderSettingsMutation } from './settings-api.js';

const INTRO =
  'Clients are reminded of confirmed bookings and asked to confirm that they are coming. Reminders go out between 8 AM and 8 PM, but not for bookings made less than 24 hours ahead.';

const SWITCHES = [
  ['same_day', 'Another reminder three hours before'],
  ['by_mail', 'By email'],
  ['by_text', 'By text message'],
] as const;

export function ReminderSettingsCard(props: SettingProps<ReminderSettings>) {
  const [save] = useSaveReminderSettingsMutation();
  return (
    <SettingCard
      {...props}
      title="Reminders"
      intro={INTRO}
      save={(editReminderSettingsDto) => save({ editReminderSettingsDto })}
    >
      <FormItem name="hours_before" label="Remind before the start">
        <RadioGroup
          className="setting-choices"
          options={[
            { value: 0, label: 'Off' },
            { value: 24, label: '24 hours' },
            { value: 48, label: '48 hours' },
            { value: 72, label: '72 hours' },
          ]}
        />
      </FormItem>
      <div className="setting-switches">
        {SWITCHES.map(([name, label]) => (
          <SettingSwitch key={name} name={name} label={label} />
        ))}
      </div>
      <Preview />
    </SettingCard>
  );
}

function Preview() {
  const { data } = useGetReminderPreviewQuery();
  if (!data) return null;
  const { text_parts: parts } = data;
  return (
    <details className="reminder-preview">
      <summary>Preview what clients get</summary>
      <h3>Email: {data.subject}</h3>
      <pre>{data.mail}</pre>
      <h3>
        Text message, {data.text.length} characters{parts > 1 && ` in ${parts} messages`}
      </h3>
      <pre>{data.text}</pre>
      {!data.has_text_gateway && <p className="second">No texts are sent: no gateway is set up (SMS_URL).</p>}
    </details>
  );
}
