import { useState } from 'react';
import { useMergeClientsMutation, useSeparateClientMutation, type ClientDto } from '../../../shared/api/generated.js';
import { failureToast } from '../../../shared/api/error-message.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { Checkbox } from '../../../shared/ui/inputs/Checkbox.js';
import { CheckboxGroup } from '../../../shared/ui/inputs/CheckboxGroup.js';
import { undoable } from '../../../shared/undo/undoable.js';
import { Badge } from '../../../shared/ui/badge/Badge.js';
import styles from './separate-client-dialog.module.css';
import record from './client-record.module.css';

interface SeparateClientDialogProps {
  isOpen: boolean;
  client: ClientDto;
  /** The name of those who become a client of their own. */
  name: string;
  onClose: () => void;
}

/** Asks which notes go along when those of another name become a client of their own. */
export function SeparateClientDialog({ isOpen, client, name, onClose }: SeparateClientDialogProps) {
  const [notes, setNotes] = useState<string[]>([]);
  // Known by both until somebody says whose it is: an allergy must not be lost.
  const [copiesAlert, setCopiesAlert] = useState(true);
  const [separate, { isLoading }] = useSeparateClientMutation();
  const [merge] = useMergeClientsMutation();
  const undo = async (otherId: string) => {
    const { error } = await merge({ id: client.id, mergeClientsDto: { other_id: otherId } });
    toast(
      error
        ? failureToast(error, 'Failed to merge the records')
        : successToast(`Undone: ${name} and ${client.name} are one person`),
    );
  };
  const submit = async () => {
    const separateClientDto = { name, notes, copy_alert: client.alert !== null && copiesAlert };
    const { data, error } = await separate({ id: client.id, separateClientDto });
    if (error) return toast(failureToast(error, 'Failed to separate the records'));
    onClose();
    toast({ ...successToast(`Records separated: ${name} has their own`), ...undoable(() => undo(data.id)) });
  };
  return (
    <Dialog
      open={isOpen}
      title={`Is ${name} someone else?`}
      okText="Separate"
      cancelText="Keep Together"
      isBusy={isLoading}
      onOk={() => void submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{`${name}’s bookings and places on the waiting list move to a record of their own.`}</p>
      {client.notes.length > 0 && (
        <fieldset className={styles.notes}>
          <legend>{`Notes about ${name}, which move along:`}</legend>
          <CheckboxGroup
            value={notes}
            onChange={setNotes}
            options={client.notes.map(({ id, kind, text, at_local }) => ({
              value: id,
              label: (
                <>
                  <span className="second">
                    {formatDateAndYear(at_local.slice(0, 10))}
                    {kind === 'health' && (
                      <Badge tone="bad" className={record.health}>
                        Health
                      </Badge>
                    )}
                  </span>{' '}
                  {text}
                </>
              ),
            }))}
          />
        </fieldset>
      )}
      {client.alert && (
        <Checkbox checked={copiesAlert} onChange={setCopiesAlert}>
          {`Show the alert with both: ${client.alert}`}
        </Checkbox>
      )}
    </Dialog>
  );
}
