import type { ReactNode } from 'react';
import { FormItem } from '../form/FormItem.js';

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
  isDense?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control and its error, in a form that holds its own values. */
export function LabelledItem({ id, label, error, isDense, className, children }: LabelledItemProps) {
  const errorId = `${id}-error`;
  return (
    <FormItem
      isDense={isDense}
      className={className}
      label={label}
      htmlFor={id}
      isInvalid={Boolean(error)}
      help={error && <span id={errorId}>{error}</span>}
    >
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? errorId : undefined })}
    </FormItem>
  );
}
