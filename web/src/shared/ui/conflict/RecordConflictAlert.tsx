import { ConflictAlert, type ComparedField } from './ConflictAlert.js';
import { REPLACE_OR_LOAD } from './replace-theirs.js';

interface RecordConflictAlertProps {
  compared?: readonly ComparedField[];
  onLoadLatest: () => unknown;
}

/**
 * A warning in the dialog of a record that somebody else saved first; the save button's text is then `REPLACE_THEIRS`.
 */
export function RecordConflictAlert({ compared = [], onLoadLatest }: RecordConflictAlertProps) {
  return (
    <ConflictAlert
      title="Someone else has changed this since you opened it"
      description={REPLACE_OR_LOAD}
      compared={compared}
      onLoadLatest={onLoadLatest}
    />
  );
}
