import AntdForm from 'antd/es/form';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldRule } from './form-handle.js';
import './form-item.css';

interface FormItemProps {
  /** The field's place among the form's values; without, its control has a value of its own. */
  name?: FieldPath;
  label?: ReactNode;
  /** The id of the control, where `name` gives it none. */
  htmlFor?: string;
  rules?: readonly FieldRule[];
  /** Whether the first broken rule is shown alone. */
  validateFirst?: boolean;
  /** Fields with whose changes the rules are checked again. */
  dependencies?: readonly FieldPath[];
  /** Shown below the control, whatever is entered. */
  extra?: ReactNode;
  /** Shown below the control in place of the rules' messages. */
  help?: ReactNode;
  isInvalid?: boolean;
  /** For controls that are on or off. */
  valuePropName?: 'checked';
  getValueFromEvent?(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): unknown;
  getValueProps?(value: unknown): { value: string | number | undefined };
  /** Converts what is entered before the form holds it. */
  normalize?(value: unknown): unknown;
  /** Whether the control is alone, without label and messages. */
  noStyle?: boolean;
  /** Whether its label is close to it, in a form with many fields. */
  isDense?: boolean;
  className?: string;
  children: ReactNode;
}

/** A control of a form, with its label above and its messages below. */
export function FormItem({ isInvalid = false, isDense = false, className = '', ...props }: FormItemProps) {
  return (
    <AntdForm.Item
      {...(props as ComponentProps<typeof AntdForm.Item>)}
      layout="vertical"
      className={`ui-field ${isDense ? 'ui-field-dense' : ''} ${className}`}
      {...(isInvalid && { validateStatus: 'error' })}
    />
  );
}
