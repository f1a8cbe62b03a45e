import { useShopNow } from '../../../../../shared/dates/use-shop-now.js';
import { DateField } from '../../../../../shared/ui/fields/DateField.js';
import { Select, type SelectOptions } from '../../../../../shared/ui/fields/Select.js';
import { TextArea } from '../../../../../shared/ui/inputs/TextArea.js';
import { LoadFailure } from '../../../../../shared/ui/load-failure/LoadFailure.js';
import { AddOnsField } from './AddOnsField.js';
import { EditorField } from './EditorField.js';
import { AS_LISTED, hasFixedSlot, isSlotChanged } from '../editor-draft.js';
import { NextStarts } from './NextStarts.js';
import { PriceField } from '../price/PriceField.js';
import { RoomField } from './RoomField.js';
import { SlotNotes } from './SlotNotes.js';
import { TimeField } from './TimeField.js';
import type { Editor } from '../use-booking-editor.js';
import type { Offerings } from './use-offerings.js';

/** The fields for service, therapist, date and time. */
export function AppointmentFields({ editor, offerings }: { editor: Editor; offerings: Offerings }) {
  const { draft, saved, base, change } = editor;
  const isFixed = base !== undefined && hasFixedSlot(draft, saved);
  const select = (field: 'service_id' | 'therapist_id', options: SelectOptions) => ({
    options,
    value: draft[field] || undefined,
    disabled: isFixed,
    // What was added to or agreed for one service does not apply to another.
    onChange: (value: string) => change({ [field]: value, ...(field === 'service_id' && AS_LISTED) }),
  });
  return (
    <div className="editor-grid">
      <div className="editor-wide">
        <LoadFailure what="The services and therapists" reads={offerings.reads} />
      </div>
      <EditorField editor={editor} field="service_id" label="Service *">
        {(control) => (
          <Select {...control} {...select('service_id', offerings.serviceOptions)} placeholder="Choose a service" />
        )}
      </EditorField>
      <PriceField editor={editor} offerings={offerings} />
      {!isFixed && editor.more.length === 0 && <AddOnsField editor={editor} offerings={offerings} />}
      {showsNextStarts(editor, offerings) && <NextStarts editor={editor} offerings={offerings} />}
      <EditorField editor={editor} field="therapist_id" label="Therapist *">
        {(control) => (
          <Select {...control} {...select('therapist_id', offerings.therapists)} placeholder="Choose a therapist" />
        )}
      </EditorField>
      <BookingDateField editor={editor} isFixed={isFixed} />
      {!isFixed && (
        <>
          <TimeField editor={editor} offerings={offerings} />
          <RoomField editor={editor} offerings={offerings} />
          <SlotNotes draft={draft} base={base} offerings={offerings} />
        </>
      )}
      <EditorField editor={editor} field="notes" label="Notes" wide>
        {(control) => (
          <TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </EditorField>
    </div>
  );
}

/** Whether the next free times help: for a new booking of one treatment, and for one that is moved or lost its time. */
const showsNextStarts = ({ base, draft, saved, more }: Editor, { isTimeOffered }: Offerings): boolean =>
  base ? !hasFixedSlot(draft, saved) && (isSlotChanged(draft, saved) || !isTimeOffered) : more.length === 0;

/** The field for the date. Past dates cannot be chosen, except the booking's own. */
function BookingDateField({ editor, isFixed }: { editor: Editor; isFixed: boolean }) {
  const { draft, saved, change } = editor;
  const today = useShopNow()?.date;
  return (
    <EditorField editor={editor} field="booking_date" label="Date *">
      {(control) => (
        <DateField
          {...control}
          isClearable={false}
          disabled={isFixed}
          today={today}
          first={today}
          kept={saved.booking_date}
          value={draft.booking_date || undefined}
          onChange={(date) => change({ booking_date: date ?? '' })}
        />
      )}
    </EditorField>
  );
}
