import AntdCheckbox from 'antd/es/checkbox';
import type { ReactNode } from 'react';

interface CheckboxGroupProps {
  value: string[];
  onChange: (value: string[]) => void;
  options: { value: string; label: ReactNode }[];
  className?: string;
}

/** Several of a list, ticked. */
export const CheckboxGroup = ({ className = '', ...props }: CheckboxGroupProps) => (
  <AntdCheckbox.Group {...props} className={`ui-checkboxes ${className}`} />
);
