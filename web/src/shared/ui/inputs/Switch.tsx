import AntdSwitch from 'antd/es/switch';
import type { AriaAttributes } from 'react';

interface SwitchProps extends Pick<AriaAttributes, 'aria-label'> {
  id?: string;
  /** Passed by a FormItem that has `valuePropName="checked"`, like `onChange`. */
  checked?: boolean;
  onChange?: (isOn: boolean) => void;
  size?: 'small';
}

/** Turns something on or off at once, or with its form. */
export const Switch = (props: SwitchProps) => <AntdSwitch {...props} className="ui-switch" />;
