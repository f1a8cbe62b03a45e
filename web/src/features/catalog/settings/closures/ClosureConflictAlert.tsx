import type { NewClosureDto } from '../../../../shared/api/generated.js';
import { compareValues } from '../../../../shared/ui/conflict/compare-values.js';
import { RecordConflictAlert } from '../../../../shared/ui/conflict/RecordConflictAlert.js';
import type { FormHandle } from '../../../../shared/ui/form/form-handle.js';
import { useValues } from '../../../../shared/ui/form/use-watch.js';
import { formatDay } from './closure-text.js';

interface ClosureConflictAlertProps {
  opened: NewClosureDto;
  theirs: NewClosureDto;
  /** The form with the values entered here. */
  form: FormHandle<NewClosureDto>;
  onLoadLatest: () => void;
}

/** A warning in the closure's dialog that somebody else saved first, with their values beside those entered here. */
export function ClosureConflictAlert({ opened, theirs, form, onLoadLatest }: ClosureConflictAlertProps) {
  const mine = useValues<Partial<NewClosureDto>>(form);
  const day = (field: 'first_date' | 'last_date', label: string) => {
    const [saved, entered, before] = [theirs, mine, opened].map((each) => each?.[field]);
    return { label, theirs: toDay(saved), mine: toDay(entered), before: toDay(before) };
  };
  const name = { label: 'Name', theirs: theirs.name, mine: mine?.name ?? '', before: opened.name };
  return (
    <RecordConflictAlert
      compared={compareValues([name, day('first_date', 'First day'), day('last_date', 'Last day')])}
      onLoadLatest={onLoadLatest}
    />
  );
}

const toDay = (date: string | undefined): string => (date ? formatDay(date) : 'none');
