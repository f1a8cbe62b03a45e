import { useState, type FormEvent } from 'react';
import { useRequestBookingLinksMutation } from '../../../../shared/api/generated.js';
import { errorMessage } from '../../../../shared/api/error-message.js';
import { isEmail } from '../../../../shared/is-email.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { PlainField } from '../../../../shared/ui/plain-form/PlainField.js';
import { OutcomeActions } from './OutcomeActions.js';
import { OutcomePage } from './OutcomePage.js';

/**
 * Requests a mail with the links to a client's bookings. The answer is the same for every address, so that it does not
 * reveal who has booked.
 */
export function BookingLinkPage() {
  const [request, { isLoading, isSuccess, originalArgs }] = useRequestBookingLinksMutation();
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    if (!isEmail(email)) {
      form.querySelector('input')?.focus();
      return setError('Please enter a valid email address');
    }
    setError(undefined);
    const answer = await request({ bookingLinksDto: { email } });
    if (answer.error) setError(errorMessage(answer.error, 'The request could not be sent. Please try again.'));
  };

  if (isSuccess)
    return (
      <OutcomePage
        title="Check your email"
        picture="result-request"
        sentence={
          <p role="status">
            If an upcoming booking was made with {originalArgs?.bookingLinksDto.email}, its link is on its way to that
            address. We send at most three of these emails an hour.
          </p>
        }
      >
        <OutcomeActions actions={[['Return Home', '/']]} />
      </OutcomePage>
    );
  return (
    <OutcomePage
      title="Send my link again"
      picture="result-request"
      sentence="Enter the email address that you booked with. We send the links to all your upcoming bookings in one email."
    >
      <form className="booking-link-form" onSubmit={(event) => void submit(event)} noValidate>
        <PlainField name="email" label="Email" type="email" autoComplete="email" maxLength={255} error={error} />
        <Button size="large" variant="primary" isSubmit disabled={isLoading}>
          {isLoading ? 'Sending...' : 'Send my link'}
        </Button>
      </form>
    </OutcomePage>
  );
}
