import AntdRadio from 'antd/es/radio';
import type { AriaAttributes, ReactNode } from 'react';
import './radio-buttons.css';

interface RadioGroupProps<Value extends string | number> extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  id?: string;
  /** Passed by a FormItem, like `onChange`. */
  value?: Value | undefined;
  onChange?: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[] | undefined;
  disabled?: boolean;
  /** Whether each is a button, instead of a circle with a text. */
  isButtons?: boolean;
  className?: string;
}

/** One of a few, all in sight. */
export const RadioGroup = <Value extends string | number>({
  options = [],
  onChange,
  isButtons = false,
  className = '',
  ...props
}: RadioGroupProps<Value>) => (
  <AntdRadio.Group
    {...props}
    options={options.map((option) => ({ ...option, className: 'ui-radio' }))}
    onChange={({ target }) => onChange?.(target.value as Value)}
    optionType={isButtons ? 'button' : 'default'}
    className={`${isButtons ? 'ui-radio-buttons' : 'ui-radios'} ${className}`}
  />
);
