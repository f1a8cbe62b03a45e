import InputNumber from 'antd/es/input-number';
import type { AriaAttributes, ReactNode } from 'react';

interface NumberInputProps extends Pick<AriaAttributes, 'aria-label'> {
  id?: string;
  /** Null while it is empty. Passed by a FormItem, like `onChange`. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number | undefined;
  /** Number of decimals; without, as many as were typed. */
  precision?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  /** Whether arrows beside it count up and down. */
  hasArrows?: boolean;
}

/** Formats a number as it was typed; antd would add as many decimals as the step has. */
const formatPlain = (value: string | number | undefined) => String(value ?? '');

export const NumberInput = ({ hasArrows = false, ...props }: NumberInputProps) => (
  <InputNumber<number> {...props} className="ui-number" formatter={formatPlain} controls={hasArrows} />
);
