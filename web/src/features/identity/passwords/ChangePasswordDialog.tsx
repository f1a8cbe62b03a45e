import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useChangePasswordMutation, type ChangePasswordDto } from '../../../shared/api/generated.js';
import { sessionEstablished } from '../../../shared/api/session-actions.js';
import { toast } from '../../../shared/toast/toast.js';
import { showFieldErrors, toFieldErrors } from '../../../shared/ui/form-errors/field-errors.js';
import { FormDialog } from '../../../shared/ui/form/FormDialog.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { PasswordInput } from '../../../shared/ui/inputs/PasswordInput.js';
import { NewPasswordField } from './NewPasswordField.js';
import { toastError } from '../../../shared/api/error-message.js';

/** The dialog that changes the own password; `onClosed` removes it with its input. */
export function ChangePasswordDialog({ onClosed }: { onClosed: () => void }) {
  const form = useForm<ChangePasswordDto>();
  const [isOpen, setOpen] = useState(true);
  const [change, { isLoading }] = useChangePasswordMutation();
  const dispatch = useDispatch();

  const submit = async (changePasswordDto: ChangePasswordDto) => {
    const { data, error } = await change({ changePasswordDto });
    if (data) {
      dispatch(sessionEstablished(data));
      setOpen(false);
      return toast({ title: 'Password changed', description: 'You stay signed in here, and nowhere else' });
    }
    if (!showFieldErrors(form, toFieldErrors(error))) toastError(error, 'The password could not be changed');
  };

  return (
    <FormDialog
      open={isOpen}
      title="Change password"
      okText="Change password"
      isBusy={isLoading}
      cancelText="Cancel"
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={440}
      form={form}
      validatesOnSubmit
      onSubmit={submit}
    >
      <FormItem
        name="current_password"
        label="Current password"
        rules={[{ required: true, message: 'Please enter your current password' }]}
      >
        <PasswordInput autoComplete="current-password" />
      </FormItem>
      <NewPasswordField label="New password" />
    </FormDialog>
  );
}
