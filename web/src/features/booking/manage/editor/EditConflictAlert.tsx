import { Alert, Button } from 'antd';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { changedFields, toDraft, type Field } from './editor-draft.js';
import type { Editor } from './use-booking-editor.js';

const FIELD_NAMES: Record<Field, string> = {
  client_name: 'client name',
  client_phone: 'mobile',
  client_email: 'email',
  service_id: 'service',
  therapist_id: 'therapist',
  booking_date: 'date',
  booking_time: 'time',
  status: 'status',
  notes: 'notes',
};

/** Shown when somebody else saved first: lists their changes and asks which version to continue with. */
export function EditConflictAlert({ editor, latest }: { editor: Editor; latest: OfficeBookingDto }) {
  const theirs = changedFields(editor.saved, toDraft(latest)).map((field) => FIELD_NAMES[field]);
  return (
    <Alert
      type="warning"
      className="editor-overtaken"
      title="This booking has changed since you opened it"
      description={
        <>
          <p>{theirs.length > 0 ? `Changed: ${theirs.join(', ')}.` : 'Its fields are as before.'}</p>
          <div className="editor-assign-people">
            <Button onClick={editor.loadTheirs}>Load the latest</Button>
            <Button onClick={editor.keepMine}>Keep what I entered</Button>
          </div>
        </>
      }
    />
  );
}
