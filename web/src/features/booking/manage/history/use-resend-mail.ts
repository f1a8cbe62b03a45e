import { useResendLetterMutation } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../../shared/toast/toasts.js';

/**
 * Returns a function that sends the client the mail about the booking's current status again, with the link to its
 * page.
 */
export function useResendMail(id: string): () => Promise<void> {
  const [resend] = useResendLetterMutation();
  return async () => {
    const { error } = await resend({ id });
    toast(
      error
        ? errorToast(parseProblem(error)?.detail ?? 'The email could not be sent again')
        : successToast('Email sent again'),
    );
  };
}
