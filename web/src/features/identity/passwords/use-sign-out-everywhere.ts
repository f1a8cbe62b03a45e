import { useSignOutEverywhereMutation } from '../../../shared/api/generated.js';
import { useAuth } from '../auth/auth-context.js';
import { toastError } from '../../../shared/api/error-message.js';
import { askQuestion } from '../../../shared/ui/question.js';

/** Asks before signing out everywhere, because shared tablets and phones are signed out too. */
export function useSignOutEverywhere(): () => void {
  const { signOut } = useAuth();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  return () =>
    askQuestion({
      title: 'Sign out everywhere?',
      content: 'Every browser in which you are signed in is signed out, this one too.',
      okText: 'Sign out everywhere',
      cancelText: 'Stay signed in',

      onOk: async () => {
        const { error } = await signOutEverywhere();
        if (error) toastError(error, 'You could not be signed out everywhere');
        else await signOut();
      },
    });
}
