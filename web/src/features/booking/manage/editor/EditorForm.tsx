import { lazy, Suspense, useState } from 'react';
import type { NewOfficeBookingDto, OfficeBookingDto } from '../../../../shared/api/generated.js';
import { Checkbox } from '../../../../shared/ui/inputs/Checkbox.js';
import { onDemand } from '../../../../shared/ui/on-demand.js';
import type { NewBookingDefaults } from '../panel/use-panel-url.js';
import { AssignAlert } from './fields/AssignAlert.js';
import { MoreTreatments } from '../visits/MoreTreatments.js';
import { EditConflictAlert } from './conflict/EditConflictAlert.js';
import { ClientFields } from './fields/ClientFields.js';
import { EditorFooter } from './EditorFooter.js';
import { AppointmentFields } from './fields/AppointmentFields.js';
import { RepeatedVisit } from './repeat/RepeatedVisit.js';
import { useChosenClient } from './use-chosen-client.js';
import { type EditorEnds, useBookingEditor } from './use-booking-editor.js';
import { useDueDeposit } from './use-due-deposit.js';
import { type Draft, toNewBookingDto } from './editor-draft.js';
import { useSubmitEditor } from './use-submit-editor.js';
import { useOfferings } from './fields/use-offerings.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';

const RepeatDialog = lazy(async () => ({
  default: (await import('../recurrence/RepeatDialog.js')).RepeatDialog,
}));

const DueDeposit = onDemand(async () => (await import('../deposit/DueDeposit.js')).DueDeposit);

interface EditorFormProps extends EditorEnds {
  /** Undefined for a new booking. */
  booking: OfficeBookingDto | undefined;
  defaults: NewBookingDefaults;
  /** Opens the dialog that asks for the reason; `onCancelled` is called once the booking is cancelled. */
  onCancelBooking: (booking: OfficeBookingDto, onCancelled: () => void) => void;
}

export function EditorForm({ booking, defaults, onDone, onHeld, onCancelBooking }: EditorFormProps) {
  const editor = useBookingEditor(booking, defaults, { onDone, onHeld });
  useChosenClient(editor, defaults.client);
  const offerings = useOfferings(editor.draft, editor.base, editor.more);
  const { base, draft, form } = editor;
  const cancel = () => base && onCancelBooking(base, editor.done);
  const [isRepeating, setRepeating] = useState(false);
  const [repeated, setRepeated] = useState<NewOfficeBookingDto>();
  const mayRepeat = !base && editor.more.length === 0 && !draft.add_ons;
  const repeats = isRepeating && mayRepeat;
  const deposit = useDueDeposit(draft, editor.more, offerings, !base && !repeats && offerings.willConfirm);
  const save = async (part: Partial<Draft> = {}) => {
    if (!(await editor.save(part, deposit.fields))) deposit.reread();
  };
  const repeat = async (part: Partial<Draft> = {}) => {
    const entered = { ...draft, ...part };
    if (editor.isComplete(entered)) setRepeated(toNewBookingDto(entered));
  };
  const submit = useSubmitEditor({ ...editor, save: repeats ? repeat : save }, offerings.isTimeOffered, cancel);
  return (
    <form
      ref={form}
      className="editor-form"
      noValidate
      aria-label={base ? `Booking of ${formatClientName(base)}` : 'New booking'}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit()}
    >
      <div className="panel-body">
        {base && editor.hasConflict && booking && (
          <EditConflictAlert editor={editor} latest={booking} offerings={offerings} />
        )}
        {offerings.isUnassigned && draft.status === 'pending' && (
          <AssignAlert
            draft={draft}
            base={base}
            duration={offerings.duration}
            onAssign={(id) => save({ therapist_id: id })}
          />
        )}
        <ClientFields editor={editor} willConfirm={offerings.willConfirm && !deposit.isAsked} />
        {defaults.again && (
          <RepeatedVisit editor={editor} bookingId={defaults.again} listDuration={offerings.listDuration} />
        )}
        <AppointmentFields editor={editor} offerings={offerings} />
        {!base && (
          <MoreTreatments
            parts={editor.more}
            errors={editor.errors}
            first={{ price: offerings.price, duration: offerings.firstDuration, time: draft.booking_time }}
            visit={offerings.visit}
            onChange={editor.changeMore}
          />
        )}
        {mayRepeat && (
          <Checkbox checked={isRepeating} onChange={setRepeating}>
            Repeat this booking
          </Checkbox>
        )}
        {deposit.amount > 0 && (
          <DueDeposit
            amount={deposit.amount}
            choice={deposit.choice}
            error={editor.errors['without_deposit']}
            onChange={deposit.changeChoice}
          />
        )}
      </div>
      <EditorFooter
        editor={editor}
        willConfirm={offerings.willConfirm}
        isRepeating={repeats}
        asksDeposit={deposit.isAsked}
        onDiscard={onDone}
      />
      <Suspense>
        {repeated && (
          <RepeatDialog repeated={{ draft: repeated }} onClose={() => setRepeated(undefined)} onBooked={editor.done} />
        )}
      </Suspense>
    </form>
  );
}
