import AntdCheckbox from 'antd/es/checkbox';
import type { AriaAttributes, ReactNode } from 'react';

interface CheckboxProps extends Pick<AriaAttributes, 'aria-label'> {
  /** Passed by a FormItem that has `valuePropName="checked"`, like `onChange`. */
  checked?: boolean;
  onChange?: (isChecked: boolean) => void;
  /** Whether it stands for several of which only some are ticked. */
  indeterminate?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

export const Checkbox = ({ onChange, className = '', ...props }: CheckboxProps) => (
  <AntdCheckbox
    {...props}
    className={`ui-checkbox ${className}`}
    onChange={({ target }) => onChange?.(target.checked)}
  />
);
