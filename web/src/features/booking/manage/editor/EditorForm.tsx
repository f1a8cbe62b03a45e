import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import type { SlotWish } from '../use-opened.js';
import { AssignAlert } from './AssignAlert.js';
import { BookingHistory } from './BookingHistory.js';
import { ChangedMeanwhile } from './ChangedMeanwhile.js';
import { ClientFields } from './ClientFields.js';
import { EditorFooter } from './EditorFooter.js';
import { AppointmentFields } from './AppointmentFields.js';
import { useEditor } from './use-editor.js';
import { useOfferings } from './use-offerings.js';

interface EditorFormProps {
  /** Absent for a new booking. */
  booking: OfficeBookingDto | undefined;
  wish: SlotWish;
  onDone: () => void;
  /** Asks for the reason; `onCancelled` follows once it is done. */
  onCancelBooking: (booking: OfficeBookingDto, onCancelled: () => void) => void;
}

export function EditorForm({ booking, wish, onDone, onCancelBooking }: EditorFormProps) {
  const editor = useEditor(booking, wish, onDone);
  const offerings = useOfferings(editor.draft, editor.base);
  const { base, draft, saved, change } = editor;
  const cancel = () => base && onCancelBooking(base, editor.done);
  const submit = () => {
    if (base && draft.status === 'cancelled' && saved.status !== 'cancelled') return cancel();
    void editor.save(offerings.isTimeOffered ? {} : { booking_time: '' });
  };
  return (
    <form
      className="editor-form"
      noValidate
      aria-label={base ? `Booking of ${base.client_name}` : 'New booking'}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit()}
    >
      <div className="editor-body">
        {base && editor.isOvertaken && booking && <ChangedMeanwhile editor={editor} latest={booking} />}
        {offerings.isUnassigned && draft.status === 'pending' && (
          <AssignAlert draft={draft} base={base} duration={offerings.duration} onAssign={(id) => editor.save({ therapist_id: id })} />
        )}
        <ClientFields editor={editor} />
        <AppointmentFields editor={editor} offerings={offerings} onChange={change} />
        {base && <BookingHistory booking={base} />}
      </div>
      <EditorFooter editor={editor} willConfirm={offerings.willConfirm} onCancelBooking={cancel} onDiscard={onDone} />
    </form>
  );
}
