import Input from 'antd/es/input/Input';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> {
  size?: 'large';
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Whether a cross empties it. */
  isClearable?: boolean;
  onPressEnter?: () => void;
}

/** A field of one line. Its label, errors and value come from the FormItem around it. */
export const TextInput = ({ isClearable = false, ...props }: TextInputProps) => (
  <Input {...props} allowClear={isClearable} />
);
