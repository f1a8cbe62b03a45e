import { useState } from 'react';
import { useEditAccountMutation, useInviteUserMutation, type StaffAccountDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { showFieldErrors, toFieldErrors } from '../../../shared/ui/form-errors/field-errors.js';
import { FormDialog } from '../../../shared/ui/form/FormDialog.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { formatHours } from '../../../shared/dates/format-hours.js';
import { emailRule } from '../../../shared/email-rule.js';
import { PASSWORD_LINK_TTL_HOURS } from '../../../shared/server-rules.js';
import { toastError } from '../../../shared/api/error-message.js';
import { initialAccountAccess, toAccountAccess, type AccountAccessValues } from './account-access.js';
import { AccountAccessFields } from './AccountAccessFields.js';

interface AccountDialogProps {
  /** Undefined for an invitation. */
  account: StaffAccountDto | undefined;
  accounts: StaffAccountDto[];
  /** Called once the dialog has faded and can be removed with its input. */
  onClosed: () => void;
}

type Fields = AccountAccessValues & { email: string };

/** Invites a person, or changes an account's role and therapist. */
export function AccountDialog({ account, accounts, onClosed }: AccountDialogProps) {
  const form = useForm<Fields>();
  const [isTouched, setTouched] = useState(false);
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const [invite, inviting] = useInviteUserMutation();
  const [edit, editing] = useEditAccountMutation();
  const isSaving = inviting.isLoading || editing.isLoading;

  const submit = async (fields: Fields) => {
    const access = toAccountAccess(fields);
    const { error } = account
      ? await edit({ id: account.id, editAccountDto: { ...access, version: account.version } })
      : await invite({ inviteDto: { email: fields.email, ...access } });
    if (!error) {
      close();
      const description = account ? `${account.email} was changed` : `An invitation is on its way to ${fields.email}`;
      return toast(successToast(description));
    }
    // The list is read again and shows the account as somebody else has saved it.
    if (parseProblem(error)?.code === 'modified') close();
    if (!showFieldErrors(form, toFieldErrors(error))) toastError(error, 'The account could not be saved');
  };

  return (
    <FormDialog<Fields>
      open={isOpen}
      title={account ? account.email : 'Invite someone'}
      okText={account ? 'Save' : 'Send invitation'}
      isBusy={isSaving}
      cancelText="Cancel"
      onCancel={leave}
      afterClose={onClosed}
      width={440}
      form={form}
      validatesOnSubmit
      initialValues={initialAccountAccess(account)}
      onValuesChange={() => setTouched(true)}
      onSubmit={submit}
    >
      {!account && <EmailField />}
      <AccountAccessFields account={account} accounts={accounts} />
    </FormDialog>
  );
}

const EmailField = () => (
  <FormItem
    name="email"
    label="Email"
    normalize={(text: string) => text.trim()}
    extra={`A link to choose a password goes there. It works once, within ${formatHours(PASSWORD_LINK_TTL_HOURS.invitation)}.`}
    rules={[emailRule({ isRequired: true })]}
  >
    <TextInput type="email" autoComplete="off" />
  </FormItem>
);
