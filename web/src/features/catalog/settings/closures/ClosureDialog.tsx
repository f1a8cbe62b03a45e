import type { ClosureDto, NewClosureDto } from '../../../../shared/api/generated.js';
import { ChangePreview } from '../../../../shared/relocation/ChangePreview.js';
import { REPLACE_THEIRS } from '../../../../shared/ui/conflict/replace-theirs.js';
import { FormDialog } from '../../../../shared/ui/form/FormDialog.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import type { FormHandle } from '../../../../shared/ui/form/form-handle.js';
import { useWatch } from '../../../../shared/ui/form/use-watch.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';
import { minLength } from '../../records/field-rules.js';
import { ClosureConflictAlert } from './ClosureConflictAlert.js';
import { ClosureDays } from './ClosureDays.js';
import { useClosureForm } from './use-closure-form.js';

interface ClosureDialogProps {
  /** Undefined for a new closure. */
  opened: ClosureDto | undefined;
  /** The current closures, including changes that somebody else has saved meanwhile. */
  closures: ClosureDto[];
  today: string;
  onClosed: () => void;
}

/** Adds or edits a closure. */
export function ClosureDialog({ opened, closures, today, onClosed }: ClosureDialogProps) {
  const { form, isOpen, leave, isSaving, latest, baseline, isReplacing, loadTheirs, ...closureForm } = useClosureForm(
    opened,
    closures,
  );
  return (
    <FormDialog<NewClosureDto>
      open={isOpen}
      title={opened ? 'Edit Closure' : 'Add Closure'}
      okText={isReplacing ? REPLACE_THEIRS : 'Save'}
      isBusy={isSaving}
      onCancel={leave}
      afterClose={onClosed}
      width={468}
      className="closure-dialog"
      form={form}
      name="closure"
      initialValues={closureForm.initialValues}
      onValuesChange={closureForm.markTouched}
      onSubmit={closureForm.submit}
      notices={
        isReplacing &&
        latest &&
        baseline && <ClosureConflictAlert opened={baseline} theirs={latest} form={form} onLoadLatest={loadTheirs} />
      }
    >
      <ClosureFields form={form} today={today} />
      <ClosurePreview form={form} />
    </FormDialog>
  );
}

function ClosureFields({ form, today }: { form: FormHandle<NewClosureDto>; today: string }) {
  return (
    <>
      <FormItem
        name="name"
        label="Name *"
        extra="Such as Christmas or Renovation."
        rules={[minLength(2, 'Name must be at least 2 characters')]}
      >
        <TextInput maxLength={100} autoComplete="off" />
      </FormItem>
      <ClosureDays form={form} today={today} />
    </>
  );
}

/** Shows what closing on these days would do, as soon as both dates are chosen. */
function ClosurePreview({ form }: { form: FormHandle<NewClosureDto> }) {
  const [first_date, last_date] = [useWatch<string>('first_date', form), useWatch<string>('last_date', form)];
  const isComplete = Boolean(first_date && last_date && first_date <= last_date);
  const change = isComplete ? { closure: { first_date: first_date!, last_date: last_date! } } : undefined;
  return <ChangePreview change={change} />;
}
