import { Input, Select } from 'antd';
import type { BookingStatus } from '../../../../shared/StatusTag.js';
import { EditorField, fieldId } from './EditorField.js';
import type { Editor } from './use-editor.js';

const living: { value: BookingStatus; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'confirmed', label: 'Confirmed' },
];
const every = [...living, { value: 'completed', label: 'Completed' }, { value: 'cancelled', label: 'Cancelled' }];

/** Who comes, how they are reached, and how the booking stands. */
export function ClientFields({ editor }: { editor: Editor }) {
  const { draft, base, change } = editor;
  const text = (field: 'client_name' | 'client_phone' | 'client_email', maxLength: number) => ({
    id: fieldId(field),
    value: draft[field],
    maxLength,
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [field]: event.target.value }),
  });
  return (
    <div className="editor-grid">
      <EditorField editor={editor} field="client_name" label="Client name *">
        <Input {...text('client_name', 201)} autoFocus={!base} />
      </EditorField>
      <EditorField editor={editor} field="client_phone" label="Mobile *">
        <Input {...text('client_phone', 20)} type="tel" />
      </EditorField>
      <EditorField editor={editor} field="client_email" label="Email">
        <Input {...text('client_email', 255)} type="email" />
      </EditorField>
      <EditorField editor={editor} field="status" label="Status *">
        <Select
          id={fieldId('status')}
          options={base ? every : living}
          value={draft.status}
          onChange={(status) => change({ status: status as BookingStatus })}
        />
      </EditorField>
    </div>
  );
}
