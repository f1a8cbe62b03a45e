import { useResendLetterMutation } from '../../../../../shared/api/generated.js';
import { parseProblem } from '../../../../../shared/api/problem.js';
import { toast } from '../../../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../../../shared/toast/toasts.js';
import { Button } from '../../../../../shared/ui/button/Button.js';

/** Sends the client the mail about the booking's current status again, with the link to its page. */
export function ResendMailButton({ id, label }: { id: string; label: string }) {
  const [resend, { isLoading }] = useResendLetterMutation();
  const run = async () => {
    const { error } = await resend({ id });
    toast(
      error
        ? errorToast(parseProblem(error)?.detail ?? 'The email could not be sent again')
        : successToast('Email sent again'),
    );
  };
  return (
    <Button size="small" onClick={run} disabled={isLoading}>
      {label}
    </Button>
  );
}
