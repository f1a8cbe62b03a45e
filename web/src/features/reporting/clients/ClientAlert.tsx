import { type FormEvent, useState } from 'react';
import { useChangeClientAlertMutation, type ClientDto } from '../../../shared/api/generated.js';
import { failureToast } from '../../../shared/api/error-message.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { findKeptDraft } from '../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../shared/unsaved/use-kept-draft.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { ClientAlertLine } from '../../../shared/clients/ClientAlertLine.js';
import { MAX_ALERT_LENGTH } from '../../../shared/server-rules.js';
import '../../../shared/ui/fields/control.css';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './client-record.module.css';

interface AlertEdit {
  draft: string;
  /** The alert as it was when editing began. */
  seen: string | null;
  /** The alert that was saved while more was typed. */
  saved?: string | null;
}

/** The client's alert, which is shown with each of their bookings. */
export function ClientAlert({ client: { id, alert } }: { client: ClientDto }) {
  const key = `alert ${id}`;
  const [edit, setEdit] = useState(() => findKeptDraft<AlertEdit>(key));
  useKeptDraft(key, () => edit);
  const [change, { isLoading }] = useChangeClientAlertMutation();
  const draft = edit?.draft;
  const setDraft = (text: string | undefined) =>
    setEdit(text === undefined ? undefined : { seen: alert, ...edit, draft: text });
  const save = async () => {
    const saved = draft?.trim() || null;
    const { error } = await change({ id, clientAlertDto: { alert: saved, seen_alert: alert } });
    if (error) return toast(failureToast(error, 'Failed to save the alert'));
    toast(successToast(saved ? 'Alert saved' : 'Alert removed'));
    // What was typed since is still to be saved.
    setEdit((now) => (now === edit ? undefined : now && { ...now, saved }));
  };
  if (draft === undefined)
    return (
      <Cluster as="p" className={styles.alert}>
        {alert ? <ClientAlertLine alert={alert} /> : <span className="second">No alert</span>}
        <Button variant="link" onClick={() => setDraft(alert ?? '')}>
          {alert ? 'Edit alert' : 'Add alert'}
        </Button>
      </Cluster>
    );
  return (
    <Cluster
      as="form"
      className={styles.alert}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <span className="control">
        <input
          aria-label="Alert"
          autoFocus
          maxLength={MAX_ALERT_LENGTH}
          placeholder="One line for everyone who books this client"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setDraft(undefined)}
        />
        <span className="second">{`${draft.length} / ${MAX_ALERT_LENGTH}`}</span>
      </span>
      <Button variant="primary" isSubmit isLoading={isLoading}>
        Save
      </Button>
      <Button onClick={() => setDraft(undefined)}>Cancel</Button>
      {edit && alert !== edit.seen && alert !== edit.saved && (
        <p role="alert">
          {alert ? `Someone else changed it to “${alert}”.` : 'Someone else removed it.'} Saving replaces that.
        </p>
      )}
    </Cluster>
  );
}
