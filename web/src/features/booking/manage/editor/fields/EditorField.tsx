import { Form } from 'antd';
import type { ReactNode } from 'react';
import type { Editor } from '../use-booking-editor.js';
import type { Field } from '../editor-draft.js';

interface EditorFieldProps {
  editor: Editor;
  field: Field;
  label: string;
  wide?: boolean;
  children: ReactNode;
}

/** A label, its control (whose id is `fieldId(field)`), and its error. */
export function EditorField({ editor, field, label, wide = false, children }: EditorFieldProps) {
  const error = editor.errors[field];
  return (
    <Form.Item
      className={wide ? 'editor-field editor-wide' : 'editor-field'}
      layout="vertical"
      label={label}
      htmlFor={fieldId(field)}
      validateStatus={error ? 'error' : undefined}
      help={error}
      colon={false}
    >
      {children}
    </Form.Item>
  );
}

export const fieldId = (field: Field): string => `booking-${field}`;
