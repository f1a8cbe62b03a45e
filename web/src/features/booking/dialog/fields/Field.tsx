import type { ReactNode } from 'react';
import type { DraftField } from '../form/booking-draft.js';
import { fieldId } from './focus-field.js';

interface FieldProps {
  name: DraftField;
  /** Left out where the control has a label of its own. */
  label?: string;
  error: string | undefined;
  extra?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A label, its control, and below it the error or a hint. */
export function Field({ name, label, error, extra, className, children }: FieldProps) {
  return (
    <div className={className}>
      {label && (
        <label id={`${fieldId(name)}_label`} htmlFor={fieldId(name)} className="booking-label">
          {label}
        </label>
      )}
      {children}
      <div id={noteId(name)} aria-live="polite">
        {error && <p className="booking-note booking-error">{error}</p>}
        {extra && <p className="booking-note second">{extra}</p>}
      </div>
    </div>
  );
}

const noteId = (name: DraftField) => `${fieldId(name)}_help`;

/** Returns the attributes that tie a control to its field for screen readers. */
export const getControlProps = (name: DraftField, error: string | undefined) => ({
  id: fieldId(name),
  'aria-invalid': error ? true : undefined,
  'aria-describedby': noteId(name),
});
