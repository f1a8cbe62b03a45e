import { App } from 'antd';
import {
  useInviteAgainMutation,
  useSetAccountAccessMutation,
  useSignAccountOutMutation,
  type StaffAccountDto,
} from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast.js';
import { toastRefusal } from '../passwords/refusal.js';

/** What administrators do with an account at a press; what costs somebody their access asks first. */
export function useAccountActs({ id, email }: StaffAccountDto) {
  const { modal } = App.useApp();
  const [invite] = useInviteAgainMutation();
  const [setAccess] = useSetAccountAccessMutation();
  const [signAccountOut] = useSignAccountOutMutation();

  const tell = ({ error }: { error?: unknown }, description: string) => {
    if (error) toastRefusal(error, 'This could not be done');
    else toast({ title: 'Success', description });
  };
  const ask = (title: string, content: string, okText: string, act: () => Promise<void>) =>
    modal.confirm({ title, content, okText, okButtonProps: { danger: true }, cancelText: 'Cancel', icon: null, onOk: act });
  const access = async (is_enabled: boolean, description: string) =>
    tell(await setAccess({ id, accountAccessDto: { is_enabled } }), description);

  return {
    inviteAgain: async () => tell(await invite({ id }), `A new invitation is on its way to ${email}`),
    enable: () => access(true, `${email} can sign in again`),
    disable: () =>
      ask(`Disable ${email}?`, 'They are signed out at once and cannot sign in until you enable the account.', 'Disable', () =>
        access(false, `${email} can no longer sign in`),
      ),
    signOut: () =>
      ask(`Sign ${email} out everywhere?`, 'They have to sign in again in every browser.', 'Sign out', async () =>
        tell(await signAccountOut({ id }), `${email} was signed out everywhere`),
      ),
  };
}
