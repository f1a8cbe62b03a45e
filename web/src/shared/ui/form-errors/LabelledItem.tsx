import { Form } from 'antd';
import type { ReactNode } from 'react';

/** Attributes that connect a control with its label and its error. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface LabelledItemProps {
  /** The id of the control. */
  id: string;
  label: string;
  error: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control and its error, in a form that holds its own values. */
export function LabelledItem({ id, label, error, className, children }: LabelledItemProps) {
  const errorId = `${id}-error`;
  return (
    <Form.Item
      {...(className && { className })}
      layout="vertical"
      label={label}
      htmlFor={id}
      validateStatus={error ? 'error' : undefined}
      help={error && <span id={errorId}>{error}</span>}
      colon={false}
    >
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? errorId : undefined })}
    </Form.Item>
  );
}
