import { Alert, Button } from 'antd';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { changedFields, draftOf, type Field } from './editor-draft.js';
import type { Editor } from './use-editor.js';

const names: Record<Field, string> = {
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

/** Somebody else was faster: what they changed, and whose state is gone on with. */
export function ChangedMeanwhile({ editor, latest }: { editor: Editor; latest: OfficeBookingDto }) {
  const theirs = changedFields(editor.saved, draftOf(latest)).map((field) => names[field]);
  return (
    <Alert
      type="warning"
      className="editor-overtaken"
      title="This booking has been changed meanwhile"
      description={
        <>
          <p>{theirs.length > 0 ? `Changed: ${theirs.join(', ')}.` : 'Its fields are as before.'}</p>
          <div className="editor-assign-people">
            <Button onClick={editor.takeLatest}>Load the latest</Button>
            <Button onClick={editor.keepMine}>Keep what I entered</Button>
          </div>
        </>
      }
    />
  );
}
