import { Form, Input } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useChangePasswordMutation, type ChangePasswordDto } from '../../../shared/api/generated.js';
import { sessionEstablished } from '../../../shared/api/session-actions.js';
import { toast } from '../../../shared/toast/toast.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { showFieldErrors, toFieldErrors } from '../../../shared/ui/form-errors/field-errors.js';
import { NewPasswordField } from './NewPasswordField.js';
import { toastError } from '../../../shared/api/error-message.js';

/** The dialog that changes the own password; `onClosed` removes it with its input. */
export function ChangePasswordDialog({ onClosed }: { onClosed: () => void }) {
  const [form] = Form.useForm<ChangePasswordDto>();
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
    <Dialog
      open={isOpen}
      title="Change password"
      okText={isLoading ? 'Saving...' : 'Change password'}
      okButtonProps={{ disabled: isLoading }}
      cancelText="Cancel"
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={440}
    >
      <Form form={form} layout="vertical" requiredMark={false} validateTrigger="onSubmit" onFinish={submit}>
        <Form.Item
          name="current_password"
          label="Current password"
          rules={[{ required: true, message: 'Please enter your current password' }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <NewPasswordField label="New password" />
        {/* Enter saves, too. */}
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
