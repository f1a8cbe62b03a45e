import { InputNumber, type InputNumberProps } from 'antd';

/** Writes a number as it was typed: antd itself would write as many decimals as the step has. */
const formatPlain = (value: string | number | undefined) => String(value ?? '');

export function NumberField(props: Omit<InputNumberProps<number>, 'formatter' | 'controls'>) {
  return <InputNumber<number> {...props} formatter={formatPlain} controls={false} />;
}
