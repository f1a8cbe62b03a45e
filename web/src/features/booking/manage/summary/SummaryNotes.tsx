import type { ClientDto, ClientNoteDto } from '../../../../shared/api/generated.js';
import { formatNoteAuthor } from '../../../../shared/clients/format-note-author.js';
import { formatDateAndYear } from '../../../../shared/dates/dates.js';
import { formatCount } from '../../../../shared/format-count.js';
import { Details } from '../../../../shared/ui/details/Details.js';
import styles from './summary.module.css';

/** Number of notes that are shown; the client's record has the others. */
const MAX_SHOWN = 3;

/** The latest notes on the client. Health notes are not open to whoever looks over a shoulder. */
export function SummaryNotes({ client: { notes } }: { client: ClientDto }) {
  const plain = notes.filter(({ kind }) => kind === 'note');
  const health = notes.filter(({ kind }) => kind === 'health');
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="summary-notes" className={styles.notes}>
      <h2 id="summary-notes">Notes on the client</h2>
      <NoteList notes={plain.slice(0, MAX_SHOWN)} />
      {plain.length > MAX_SHOWN && (
        <p className="second">{formatCount(plain.length - MAX_SHOWN, 'more note')} in the client’s record.</p>
      )}
      {health.length > 0 && (
        <Details summary={`${formatCount(health.length, 'health note')}, for the desk and the therapist`}>
          <NoteList notes={health} />
        </Details>
      )}
    </section>
  );
}

const NoteList = ({ notes }: { notes: readonly ClientNoteDto[] }) => (
  <ul role="list">
    {notes.map((note) => (
      <li key={note.id}>
        <p className={styles.text}>{note.text}</p>
        <p className="second">
          {[formatDateAndYear(note.at_local.slice(0, 10)), formatNoteAuthor(note)].filter(Boolean).join(', ')}
        </p>
      </li>
    ))}
  </ul>
);
