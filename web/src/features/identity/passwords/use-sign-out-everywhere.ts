import { App } from 'antd';
import { useSignOutEverywhereMutation } from '../../../shared/api/generated.js';
import { useAuth } from '../auth-context.js';
import { toastRefusal } from './refusal.js';

/** Asks first: tablets and phones that others share are signed out too. */
export function useSignOutEverywhere(): () => void {
  const { modal } = App.useApp();
  const { signOut } = useAuth();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  return () =>
    modal.confirm({
      title: 'Sign out everywhere?',
      content: 'Every browser in which you are signed in is signed out, this one too.',
      okText: 'Sign out everywhere',
      cancelText: 'Stay signed in',
      icon: null,
      onOk: async () => {
        const { error } = await signOutEverywhere();
        if (error) toastRefusal(error, 'You could not be signed out everywhere');
        else await signOut();
      },
    });
}
