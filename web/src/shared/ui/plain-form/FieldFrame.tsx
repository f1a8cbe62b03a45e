import type { ReactNode } from 'react';
import './plain-form.css';

interface FieldFrameProps {
  /** Id of the control. */
  id: string;
  label: string;
  error: string | undefined;
  /** A hint that is always shown. */
  note?: ReactNode;
  children: ReactNode;
}

/** A label, its control, and below it the error and a hint; antd's form would be many times as large. */
export const FieldFrame = ({ id, label, error, note, children }: FieldFrameProps) => (
  <div className="plain-field">
    <label htmlFor={id}>{label}</label>
    <span className="plain-field-control">{children}</span>
    <div id={noteId(id)}>
      <div aria-live="polite">{error && <p className="plain-field-error">{error}</p>}</div>
      {note && <p className="plain-field-note">{note}</p>}
    </div>
  </div>
);

const noteId = (id: string) => `${id}-note`;

/** Returns the attributes that tie a control to its frame. */
export const getControlProps = (id: string, error: string | undefined) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': noteId(id),
});
