import { Form, type FormItemProps, type InputNumberProps } from 'antd';
import { NumberField } from './NumberField.js';

interface NumberItemProps
  extends
    Pick<FormItemProps, 'name' | 'label' | 'rules' | 'extra'>,
    Pick<InputNumberProps<number>, 'prefix' | 'step'> {}

/** A form's field for a number; of the rules that it breaks, the first is shown. */
export const NumberItem = ({ prefix, step, ...item }: NumberItemProps) => (
  <Form.Item {...item} validateFirst>
    <NumberField prefix={prefix} step={step} />
  </Form.Item>
);
