import { Link } from 'react-router-dom';
import { useRequestPasswordResetMutation, type ForgottenPasswordDto } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Form } from '../../../shared/ui/form/Form.js';
import { EmailField } from '../sign-in/EmailField.js';
import { SignInFrame } from '../sign-in/SignInFrame.js';
import { formatHours } from '../../../shared/dates/format-hours.js';
import { PASSWORD_LINK_TTL_HOURS } from '../../../shared/server-rules.js';
import { toastError } from '../../../shared/api/error-message.js';
import { hasKeptDrafts } from '../../../shared/unsaved/kept-draft.js';
import styles from '../sign-in-parts.module.css';

/**
 * Requests a mail with a link for a new password. The answer is the same for every address, so that it does not reveal
 * who has an account.
 */
export function ForgotPasswordPage() {
  const [request, { isLoading, isSuccess, originalArgs }] = useRequestPasswordResetMutation();
  const submit = async (forgottenPasswordDto: ForgottenPasswordDto) => {
    const { error } = await request({ forgottenPasswordDto });
    if (error) toastError(error, 'The request could not be sent');
  };
  if (isSuccess) {
    return (
      <SignInFrame title="Check your email">
        <p role="status" className={styles.lead}>
          If {originalArgs?.forgottenPasswordDto.email} has an account here, a link to choose a new password is on its
          way. It works once, within {formatHours(PASSWORD_LINK_TTL_HOURS.reset)}.
        </p>
        <BackToSignIn />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="Forgot your password?">
      <p className={styles.lead}>We'll email you a link to choose a new one.</p>
      <Form<ForgottenPasswordDto> validatesOnSubmit onSubmit={submit}>
        <EmailField />
        <Button variant="primary" isSubmit isBlock disabled={isLoading}>
          {isLoading ? 'Sending...' : 'Send the link'}
        </Button>
      </Form>
      <BackToSignIn />
    </SignInFrame>
  );
}

/**
 * A link that loads the sign-in page as a document, because the server redirects people who are signed in. Not with
 * kept drafts, which that would lose.
 */
const BackToSignIn = () => (
  <Link to="/auth" reloadDocument={!hasKeptDrafts()} className={styles.other}>
    Back to sign in
  </Link>
);
