import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { Switch } from '../../../../shared/ui/inputs/Switch.js';

/** A switch for one field of a setting, with an explanation below. */
export function SettingSwitch({ name, label, note }: { name: string; label: string; note?: string }) {
  return (
    <>
      <label className="setting-switch">
        {label}
        <FormItem name={name} valuePropName="checked" noStyle>
          <Switch aria-label={label} />
        </FormItem>
      </label>
      {note && <p className="second">{note}</p>}
    </>
  );
}
