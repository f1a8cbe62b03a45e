import { type FormEvent, useState } from 'react';
import {
  useAddClientNoteMutation,
  useRemoveClientNoteMutation,
  type ClientDto,
  type ClientNoteDto,
  type NewClientNoteDto,
} from '../../../shared/api/generated.js';
import { failureToast } from '../../../shared/api/error-message.js';
import { formatNoteAuthor } from '../../../shared/clients/format-note-author.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';
import { toast } from '../../../shared/toast/toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { TrashIcon } from '../../../shared/ui/icons.js';
import { askQuestion } from '../../../shared/ui/question.js';
import { RowButton } from '../../../shared/ui/row-button/RowButton.js';
import { findKeptDraft } from '../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../shared/unsaved/use-kept-draft.js';
import '../../../shared/ui/fields/control.css';
import { Badge } from '../../../shared/ui/badge/Badge.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './client-record.module.css';

/** The notes about the client, by date; health notes are marked. */
export function ClientNotes({ client: { id, notes } }: { client: ClientDto }) {
  return (
    <section aria-labelledby="client-notes">
      <h2 id="client-notes" className={classes('type-small-head', styles.title)}>
        Notes
      </h2>
      <NewNote clientId={id} />
      <Stack as="ul" role="list" className={styles.list}>
        {notes.map((note) => (
          <Note key={note.id} clientId={id} note={note} />
        ))}
      </Stack>
    </section>
  );
}

const KINDS = [
  ['note', 'Note'],
  ['health', 'Health note'],
] as const satisfies [NewClientNoteDto['kind'], string][];

const NO_NOTE: NewClientNoteDto = { kind: 'note', text: '' };

function NewNote({ clientId }: { clientId: string }) {
  const key = `note ${clientId}`;
  const [draft, setDraft] = useState(() => ({ ...NO_NOTE, ...findKeptDraft<{ text: string }>(key) }));
  const [add, { isLoading }] = useAddClientNoteMutation();
  const { kind, text } = draft;
  // Health notes are stored only encrypted, so they are in no draft.
  useKeptDraft(key, () => (kind === 'note' && text.trim() ? { text } : undefined));
  const save = async () => {
    const { error } = await add({ id: clientId, newClientNoteDto: draft });
    if (error) return toast(failureToast(error, 'Failed to save the note'));
    // What was entered since is the next note.
    setDraft((now) => (now === draft ? NO_NOTE : now));
  };
  return (
    <Stack
      as="form"
      className={styles.newNote}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (text.trim()) void save();
      }}
    >
      <textarea
        className="control"
        aria-label="New note"
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setDraft({ kind, text: target.value })}
      />
      <Cluster isSpread>
        <Cluster role="radiogroup" aria-label="Kind of note" gap={16} className={styles.kinds}>
          {KINDS.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={key}
                checked={kind === value}
                onChange={() => setDraft({ kind: value, text })}
              />
              {label}
            </label>
          ))}
        </Cluster>
        <Button isSubmit isLoading={isLoading} disabled={!text.trim()}>
          Add Note
        </Button>
      </Cluster>
      <p className="second">Notes are shown to the desk, health notes to whoever treats the client as well.</p>
    </Stack>
  );
}

function Note({
  clientId,
  note: { id, kind, text, author, source, at_local },
}: {
  clientId: string;
  note: ClientNoteDto;
}) {
  const [remove, { isLoading }] = useRemoveClientNoteMutation();
  const ask = () =>
    askQuestion({
      title: 'Remove this note?',
      content: text,
      okText: 'Remove Note',
      cancelText: 'Keep',
      isDanger: true,
      onOk: async () => {
        const { error } = await remove({ id: clientId, noteId: id });
        if (error) toast(failureToast(error, 'Failed to remove the note'));
      },
    });
  const by = formatNoteAuthor({ author, source });
  return (
    <li className={styles.note}>
      <p className="second">
        {formatDateAndYear(at_local.slice(0, 10))}
        {by && `, ${by}`}
        {kind === 'health' && (
          <Badge tone="bad" className={styles.health}>
            Health
          </Badge>
        )}
      </p>
      <p className={styles.noteText}>{text}</p>
      <RowButton
        hint="Remove note"
        label={`Remove the note of ${formatDateAndYear(at_local.slice(0, 10))}`}
        icon={<TrashIcon />}
        onClick={ask}
        disabled={isLoading}
      />
    </li>
  );
}
