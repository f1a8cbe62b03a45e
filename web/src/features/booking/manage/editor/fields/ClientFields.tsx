import { ClientAlertLine } from '../../../../../shared/clients/ClientAlertLine.js';
import { TextInput } from '../../../../../shared/ui/inputs/TextInput.js';
import { toStatusOptions, type BookingStatus } from '../../../../../shared/ui/status/booking-status.js';
import { Select } from '../../../../../shared/ui/fields/Select.js';
import { ClientField } from '../../client-field/ClientField.js';
import { KnownClient, type PickedClient } from '../../client-field/KnownClient.js';
import { EditorField } from './EditorField.js';
import type { Editor } from '../use-booking-editor.js';

const NEW_BOOKING_OPTIONS = toStatusOptions('pending', 'confirmed');
const STATUS_OPTIONS = toStatusOptions('pending', 'confirmed', 'completed', 'cancelled');

/** Returns the statuses to choose from. A no-show is recorded in the list; here it can be taken back. */
const optionsFor = (status: BookingStatus) =>
  status === 'no_show' ? [...STATUS_OPTIONS, ...toStatusOptions('no_show')] : STATUS_OPTIONS;

/**
 * The client's name and contact details, and the booking's status. Clients are suggested for a new booking, and for a
 * walk-in, whose name may be entered later. The status of a new booking is the one that it will have once it is saved.
 */
export function ClientFields({ editor, willConfirm }: { editor: Editor; willConfirm: boolean }) {
  const { draft, base, change } = editor;
  const isNameless = !base || base.client_phone === '';
  const pick = ({ id, name, phone, email }: PickedClient) =>
    change({ client_id: id, client_name: name, client_phone: phone, client_email: email ?? '' });
  const text = (
    field: 'client_name' | 'client_phone' | 'client_email',
    { label, maxLength, type }: { label: string; maxLength: number; type?: 'tel' | 'email' },
  ) => {
    // Another number may be the same client's, another name is somebody else's.
    const onChange = (value: string) => change({ [field]: value, ...(field === 'client_name' && { client_id: '' }) });
    const entered = { value: draft[field], maxLength, ...(type && { type }) };
    return (
      <EditorField editor={editor} field={field} label={label}>
        {(control) =>
          isNameless ? (
            <ClientField
              {...control}
              {...entered}
              onChange={onChange}
              onPick={pick}
              autoFocus={!base && field === 'client_name'}
            />
          ) : (
            <TextInput {...control} {...entered} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
          )
        }
      </EditorField>
    );
  };
  return (
    <div className="editor-grid">
      {base?.client_alert && (
        <div className="known-client">
          <ClientAlertLine alert={base.client_alert} />
        </div>
      )}
      {text('client_name', { label: 'Client name *', maxLength: 201 })}
      {text('client_phone', { label: 'Mobile *', maxLength: 20, type: 'tel' })}
      {text('client_email', { label: 'Email', maxLength: 255, type: 'email' })}
      <EditorField editor={editor} field="status" label="Status *">
        {(control) => (
          <Select
            {...control}
            options={base ? optionsFor(base.status) : NEW_BOOKING_OPTIONS}
            value={!base && willConfirm ? 'confirmed' : draft.status}
            onChange={(status) => change({ status: status as BookingStatus })}
          />
        )}
      </EditorField>
      <KnownClient
        client={{ id: draft.client_id, name: draft.client_name, phone: draft.client_phone, email: draft.client_email }}
        saved={base}
        onPick={pick}
        onUseAddress={(email) => change({ client_email: email })}
      />
    </div>
  );
}
