import {
  useInviteAgainMutation,
  useResetSecondFactorMutation,
  useSetAccountAccessMutation,
  useSignAccountOutMutation,
  type StaffAccountDto,
} from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { toastError } from '../../../shared/api/error-message.js';
import { askQuestion } from '../../../shared/ui/question.js';

/** Returns the actions of administrators on an account; those that take access away ask first. */
export function useAccountActions({ id, email, version }: StaffAccountDto) {
  const [invite] = useInviteAgainMutation();
  const [setAccess] = useSetAccountAccessMutation();
  const [reset] = useResetSecondFactorMutation();
  const [signAccountOut] = useSignAccountOutMutation();

  const toastResult = ({ error }: { error?: unknown }, description: string) => {
    if (error) toastError(error, "That didn't work. Please try again.");
    else toast(successToast(description));
  };
  const confirm = (title: string, content: string, okText: string, act: () => Promise<void>) =>
    askQuestion({ title, content, okText, isDanger: true, cancelText: 'Cancel', onOk: act });
  const access = async (is_enabled: boolean, description: string) =>
    toastResult(await setAccess({ id, accountAccessDto: { is_enabled, version } }), description);

  return {
    inviteAgain: async () => toastResult(await invite({ id }), `A new invitation is on its way to ${email}`),
    enable: () => access(true, `${email} can sign in again`),
    disable: () =>
      confirm(
        `Disable ${email}?`,
        'They are signed out at once and cannot sign in until you enable the account.',
        'Disable',
        () => access(false, `${email} can no longer sign in`),
      ),
    resetSecondFactor: () =>
      confirm(
        `Reset the second factor of ${email}?`,
        'For someone who has lost the app and the recovery codes. They are signed out everywhere, and sign in with the password alone until they set up another.',
        'Reset second factor',
        async () => toastResult(await reset({ id }), `${email} signs in with the password alone`),
      ),
    signOut: () =>
      confirm(`Sign ${email} out everywhere?`, 'They have to sign in again in every browser.', 'Sign Out', async () =>
        toastResult(await signAccountOut({ id }), `${email} was signed out everywhere`),
      ),
  };
}
