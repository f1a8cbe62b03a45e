import { Form, Switch } from 'antd';

/** One field of a setting that is on or off, with what that means beneath. */
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
