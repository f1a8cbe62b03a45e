import type { OfficeBookingDto } from '../../../../../shared/api/generated.js';
import { ConflictAlert } from '../../../../../shared/ui/conflict/ConflictAlert.js';
import { changedFields, toDraft } from '../editor-draft.js';
import { compareField, type FieldNames } from './compare-fields.js';
import type { Offerings } from '../fields/use-offerings.js';
import type { Editor } from '../use-booking-editor.js';

interface EditConflictAlertProps {
  editor: Editor;
  latest: OfficeBookingDto;
  offerings: Offerings;
}

/** Lists the fields that somebody else changed and saved first: their value, and the one entered here. */
export function EditConflictAlert({ editor, latest, offerings }: EditConflictAlertProps) {
  const theirs = toDraft(latest);
  const names: FieldNames = {
    add_ons: new Map(offerings.addOns.map(({ id, name }) => [id, name])),
    service_id: toNames(offerings.services, [latest.service_id, latest.service_name]),
    therapist_id: toNames(offerings.therapists, [latest.therapist_id, latest.therapist_name]),
    room_id: new Map([[latest.room_id ?? '', latest.room_name ?? 'none']]),
  };
  const compared = changedFields(editor.saved, theirs).map((field) =>
    compareField(field, { saved: editor.saved, theirs, mine: editor.draft }, names),
  );
  return (
    <ConflictAlert
      title="This booking has changed since you opened it"
      description={compared.length === 0 ? 'Its fields are as before.' : 'Someone else has saved:'}
      compared={compared}
      onLoadLatest={editor.loadTheirs}
      onKeepMine={editor.keepMine}
    />
  );
}

const toNames = (options: Offerings['services'], own: [string, string]) =>
  new Map([...options.map(({ value, label }) => [value, label] as const), own]);
