import { useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { type NewApiKeyDto, useCreateApiKeyMutation } from '../../../shared/api/generated.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { showFieldErrors, toFieldErrors } from '../../../shared/ui/form-errors/field-errors.js';
import { FormDialog } from '../../../shared/ui/form/FormDialog.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { CheckboxGroup } from '../../../shared/ui/inputs/CheckboxGroup.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { ShownSecret } from '../../../shared/ui/secret/ShownSecret.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { SCOPE_LABELS } from './scope-labels.js';
import styles from './api-keys.module.css';

const scopeOptions = Object.entries(SCOPE_LABELS).map(([value, label]) => ({ value, label }));

/** Creates a key, and shows it for the only time. */
export function ApiKeyDialog({ onClosed }: { onClosed: () => void }) {
  const form = useForm<NewApiKeyDto>();
  const [isTouched, setTouched] = useState(false);
  const [create, { data: created, isLoading }] = useCreateApiKeyMutation();
  const { isOpen, close, leave } = useUnsavedDialog(isTouched && !created);
  const submit = async (values: NewApiKeyDto) => {
    const { error } = await create({ newApiKeyDto: values });
    if (error && !showFieldErrors(form, toFieldErrors(error))) toastError(error, 'The key could not be created');
  };
  if (created) {
    return (
      <Dialog
        open={isOpen}
        title="Your new key"
        okText="I have saved it"
        isDone
        onOk={close}
        onCancel={close}
        afterClose={onClosed}
        width={520}
      >
        <p>
          It is shown this once. Whoever has it can do in the shop what it allows: keep it where passwords are kept.
        </p>
        <ShownSecret what="key" text={created.key} />
      </Dialog>
    );
  }
  return (
    <FormDialog<NewApiKeyDto>
      open={isOpen}
      title="Create an API key"
      okText="Create Key"
      cancelText="Cancel"
      isBusy={isLoading}
      onCancel={leave}
      afterClose={onClosed}
      width={520}
      form={form}
      name="api-key"
      validatesOnSubmit
      initialValues={{ name: '', scopes: ['book'] }}
      onValuesChange={() => setTouched(true)}
      onSubmit={submit}
    >
      <FormItem
        name="name"
        label="Name"
        extra="The program that gets it, as the action log will name it."
        rules={[{ required: true, whitespace: true, message: 'Please name the program' }]}
      >
        <TextInput maxLength={60} autoComplete="off" />
      </FormItem>
      <FormItem
        name="scopes"
        label="What it may do"
        extra="No more than it needs. Every key sees services, therapists and free times."
        rules={[{ required: true, message: 'Please choose what the key may do' }]}
      >
        <CheckboxGroup options={scopeOptions} className={styles.scopes} />
      </FormItem>
    </FormDialog>
  );
}
