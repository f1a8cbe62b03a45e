import { ConflictAlert } from './ConflictAlert.js';
import { REPLACE_OR_LOAD } from './replace-theirs.js';

/**
 * A warning in the dialog of a record that somebody else saved first; the save button's text is then `REPLACE_THEIRS`.
 */
export function RecordConflictAlert({ onLoadLatest }: { onLoadLatest: () => unknown }) {
  return (
    <ConflictAlert
      title="Someone else has changed this since you opened it"
      description={REPLACE_OR_LOAD}
      onLoadLatest={onLoadLatest}
    />
  );
}
