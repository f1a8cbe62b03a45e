import { useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { type NewWebhookDto, useAddWebhookMutation } from '../../../shared/api/generated.js';
import { showFieldErrors, toFieldErrors } from '../../../shared/ui/form-errors/field-errors.js';
import { FormDialog } from '../../../shared/ui/form/FormDialog.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { CheckboxGroup } from '../../../shared/ui/inputs/CheckboxGroup.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { TYPE_LABELS } from './webhook-types.js';
import styles from './webhooks.module.css';

const typeOptions = Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label }));

interface WebhookDialogProps {
  onAdded: (secret: string) => void;
  onClosed: () => void;
}

/** Adds an address that is told what happens. */
export function WebhookDialog({ onAdded, onClosed }: WebhookDialogProps) {
  const form = useForm<NewWebhookDto>();
  const [isTouched, setTouched] = useState(false);
  const [add, { isLoading }] = useAddWebhookMutation();
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const submit = async (values: NewWebhookDto) => {
    const { data, error } = await add({ newWebhookDto: values });
    if (data) {
      close();
      return onAdded(data.secret);
    }
    if (!showFieldErrors(form, toFieldErrors(error))) toastError(error, 'The webhook could not be added');
  };
  return (
    <FormDialog<NewWebhookDto>
      open={isOpen}
      title="Add a webhook"
      okText="Add Webhook"
      cancelText="Cancel"
      isBusy={isLoading}
      onCancel={leave}
      afterClose={onClosed}
      width={520}
      form={form}
      name="webhook"
      validatesOnSubmit
      initialValues={{ url: '', types: ['booking.confirmed', 'booking.moved', 'booking.cancelled'] }}
      onValuesChange={() => setTouched(true)}
      onSubmit={submit}
    >
      <FormItem
        name="url"
        label="Address"
        extra="It begins with https:// and is given by the other program."
        rules={[{ required: true, whitespace: true, message: 'Please enter the address' }]}
      >
        <TextInput type="url" maxLength={500} autoComplete="off" />
      </FormItem>
      <FormItem
        name="types"
        label="What it is told"
        rules={[{ required: true, message: 'Please choose what it is told' }]}
      >
        <CheckboxGroup options={typeOptions} className={styles.types} />
      </FormItem>
    </FormDialog>
  );
}
