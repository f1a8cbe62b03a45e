import { Form } from 'antd';
import type { ReactNode } from 'react';

/** What ties a control to its label and to what is wrong with it. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface LabelledItemProps {
  /** The control's. */
  id: string;
  label: string;
  error: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control and what is wrong with it, in a form that keeps its own values. */
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
