import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { ConflictAlert } from '../../../../shared/ui/conflict/ConflictAlert.js';
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
  room_id: 'room',
  status: 'status',
  notes: 'notes',
};

/** Lists what somebody else, who saved first, has changed. */
export function EditConflictAlert({ editor, latest }: { editor: Editor; latest: OfficeBookingDto }) {
  const theirs = changedFields(editor.saved, toDraft(latest)).map((field) => FIELD_NAMES[field]);
  return (
    <ConflictAlert
      title="This booking has changed since you opened it"
      description={theirs.length > 0 ? `Changed: ${theirs.join(', ')}.` : 'Its fields are as before.'}
      onLoadLatest={editor.loadTheirs}
      onKeepMine={editor.keepMine}
    />
  );
}
