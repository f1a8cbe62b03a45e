import type { ComponentProps } from 'react';
import { LabelledItem } from '../../../../../shared/ui/form-errors/LabelledItem.js';
import type { Editor } from '../use-booking-editor.js';
import type { Field } from '../editor-draft.js';

interface EditorFieldProps extends Pick<ComponentProps<typeof LabelledItem>, 'label' | 'children'> {
  editor: Editor;
  field: Field;
  wide?: boolean;
}

/** A field of the booking, its label and what is wrong with it. */
export const EditorField = ({ editor, field, wide = false, ...item }: EditorFieldProps) => (
  <LabelledItem
    {...item}
    id={`booking-${field}`}
    error={editor.errors[field]}
    isDense
    className={wide ? 'editor-field editor-wide' : 'editor-field'}
  />
);
