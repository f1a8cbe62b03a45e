import { ConflictAlert, type ComparedField } from '../../../../shared/ui/conflict/ConflictAlert.js';
import type { FormHandle } from '../../../../shared/ui/form/form-handle.js';
import { useValues } from '../../../../shared/ui/form/use-watch.js';
import type { SavedSetting } from './setting-edit.js';

/** @param mine what is entered so far */
export type CompareSettings<Value> = (versions: {
  opened: Value;
  theirs: Value;
  mine: Partial<Value>;
}) => readonly ComparedField[];

interface SettingConflictAlertProps<Value extends object> {
  form: FormHandle<Value>;
  opened: Value;
  theirs: SavedSetting<Value>;
  compare: CompareSettings<Value> | undefined;
  onLoadLatest: () => void;
}

/** A warning in a setting's card that somebody else saved first, with their values beside those entered here. */
export function SettingConflictAlert<Value extends object>(props: SettingConflictAlertProps<Value>) {
  const { form, opened, theirs, compare, onLoadLatest } = props;
  const mine = useValues<Partial<Value>>(form);
  return (
    <ConflictAlert
      title={`${theirs.saved_by ?? 'Someone else'} has changed these settings since you opened them`}
      description="Load the latest version to continue. Your unsaved changes will be lost."
      compared={compare?.({ opened, theirs: theirs.value, mine: mine ?? {} }) ?? []}
      onLoadLatest={onLoadLatest}
    />
  );
}
