import { Form, type FormInstance, Input } from 'antd';
import { useState } from 'react';
import {
  useAddClosureMutation,
  useEditClosureMutation,
  type ClosureDto,
  type NewClosureDto,
} from '../../../../shared/api/generated.js';
import { ChangePreview } from '../../../../shared/relocation/ChangePreview.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { REPLACE_THEIRS } from '../../../../shared/ui/conflict/replace-theirs.js';
import { useEditConflict } from '../../../../shared/ui/conflict/use-edit-conflict.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../../shared/unsaved/use-kept-draft.js';
import { useUnsavedDialog } from '../../../../shared/unsaved/use-unsaved-dialog.js';
import { minLength } from '../../records/field-rules.js';
import { toastSaveError } from '../../records/save-toasts.js';
import { ClosureConflictAlert } from './ClosureConflictAlert.js';
import { ClosureDays } from './ClosureDays.js';
import { CLOSURE_DRAFT, type KeptClosure } from './kept-closure.js';

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
  const [form] = Form.useForm<NewClosureDto>();
  const [kept] = useState(() => findKeptDraft<KeptClosure>(CLOSURE_DRAFT));
  const [isTouched, setTouched] = useState(kept !== undefined);
  const [add, adding] = useAddClosureMutation();
  const [edit, editing] = useEditClosureMutation();
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const isSaving = adding.isLoading || editing.isLoading;
  const latest = closures.find(({ id }) => id === opened?.id);
  const conflict = useEditConflict(opened && { ...opened, version: kept?.version ?? opened.version }, latest);
  useKeptDraft(CLOSURE_DRAFT, (): KeptClosure | undefined => {
    const values = form.getFieldsValue(true) as NewClosureDto;
    return isOpen && isTouched ? { opened, version: conflict.baseline?.version ?? 0, values } : undefined;
  });

  const submit = async (values: NewClosureDto) => {
    const { error } = opened
      ? await edit({ id: opened.id, editClosureDto: { ...values, version: conflict.expectedVersion } })
      : await add({ newClosureDto: values });
    if (error) return conflict.setRefused(toastSaveError(error, 'Failed to save closure', form) === 'conflict');
    toast(successToast(`${values.name.trim()} has been ${opened ? 'updated' : 'added'}`));
    close();
  };
  const loadTheirs = () => {
    const theirs = conflict.loadTheirs();
    if (theirs) form.setFieldsValue(toFormValues(theirs));
    setTouched(false);
  };

  return (
    <Dialog
      open={isOpen}
      title={opened ? 'Edit Closure' : 'Add Closure'}
      okText={conflict.isReplacing ? REPLACE_THEIRS : 'Save'}
      isBusy={isSaving}
      okButtonProps={{ className: 'edit-save' }}
      onOk={form.submit}
      onCancel={leave}
      afterClose={onClosed}
      width={468}
    >
      {conflict.isReplacing && latest && conflict.baseline && (
        <ClosureConflictAlert opened={conflict.baseline} theirs={latest} form={form} onLoadLatest={loadTheirs} />
      )}
      <Form<NewClosureDto>
        form={form}
        name="closure"
        layout="vertical"
        requiredMark={false}
        initialValues={kept?.values ?? toFormValues(opened)}
        onValuesChange={() => setTouched(true)}
        onFinish={submit}
      >
        <ClosureFields form={form} today={today} />
        <ClosurePreview form={form} />
        {/* Enter saves, too. */}
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}

function ClosureFields({ form, today }: { form: FormInstance<NewClosureDto>; today: string }) {
  return (
    <>
      <Form.Item
        name="name"
        label="Name *"
        extra="Such as Christmas or Renovation."
        rules={[minLength(2, 'Name must be at least 2 characters')]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <ClosureDays form={form} today={today} />
    </>
  );
}

/** Shows what closing on these days would do, as soon as both dates are chosen. */
function ClosurePreview({ form }: { form: FormInstance<NewClosureDto> }) {
  const [first_date, last_date] = [Form.useWatch('first_date', form), Form.useWatch('last_date', form)];
  const isComplete = Boolean(first_date && last_date && first_date <= last_date);
  const change = isComplete ? { closure: { first_date: first_date!, last_date: last_date! } } : undefined;
  return <ChangePreview change={change} title="Bookings on closed days" />;
}

const toFormValues = (closure: ClosureDto | undefined): Partial<NewClosureDto> =>
  closure
    ? { name: closure.name, first_date: closure.first_date, last_date: closure.last_date }
    : { name: '', first_date: undefined, last_date: undefined };
