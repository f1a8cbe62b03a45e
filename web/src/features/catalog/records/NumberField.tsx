import { InputNumber, type InputNumberProps } from 'antd';

/** Formats a number as it was typed; antd would add as many decimals as the step has. */
const formatPlain = (value: string | number | undefined) => String(value ?? '');

export function NumberField(props: Omit<InputNumberProps<number>, 'formatter' | 'controls'>) {
  return <InputNumber<number> {...props} formatter={formatPlain} controls={false} />;
}
