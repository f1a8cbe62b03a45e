import { Input, Select } from 'antd';
import { toStatusOptions, type BookingStatus } from '../../../../../shared/ui/booking-status.js';
import { EditorField, fieldId } from './EditorField.js';
import type { Editor } from '../use-booking-editor.js';

const NEW_BOOKING_OPTIONS = toStatusOptions('pending', 'confirmed');
const STATUS_OPTIONS = toStatusOptions('pending', 'confirmed', 'completed', 'cancelled');

/** The client's name and contact details, and the booking's status. */
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
          options={base ? STATUS_OPTIONS : NEW_BOOKING_OPTIONS}
          value={draft.status}
          onChange={(status) => change({ status: status as BookingStatus })}
        />
      </EditorField>
    </div>
  );
}
