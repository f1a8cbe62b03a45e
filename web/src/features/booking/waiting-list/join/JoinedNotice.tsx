import { useLostFocus } from './use-lost-focus.js';

/** Told in the panel's place: nothing is booked, and where to see it. */
export function JoinedNotice({ email, token }: { email: string; token: string }) {
  const notice = useLostFocus<HTMLParagraphElement>();
  return (
    <p ref={notice} tabIndex={-1} className="waiting-joined" role="status">
      <strong>You are on the waiting list.</strong> We will write to {email} as soon as a time comes free.{' '}
      <a href={`/waiting-list#token=${token}`}>See it</a>
    </p>
  );
}
