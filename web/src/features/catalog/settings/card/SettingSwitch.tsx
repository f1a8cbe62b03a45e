import { Form, Switch } from 'antd';

/** A switch for one field of a setting, with an explanation below. */
export function SettingSwitch({ name, label, note }: { name: string; label: string; note?: string }) {
  return (
    <>
      <label className="setting-switch">
        {label}
        <Form.Item name={name} valuePropName="checked" noStyle>
          <Switch aria-label={label} />
        </Form.Item>
      </label>
      {note && <p className="second">{note}</p>}
    </>
  );
}
