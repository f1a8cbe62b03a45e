import { useEffect } from 'react';
import { scrollToElement } from '../../dialog/fields/focus-field.js';
import { useFocusIfLost } from './use-focus-if-lost.js';

/** Replaces the panel after joining: says that nothing is booked yet, and links to the entry. */
export function JoinedNotice({ email, token }: { email: string; token: string }) {
  const notice = useFocusIfLost<HTMLParagraphElement>();
  // The button that joined is in the footer, wherever the page is scrolled to.
  useEffect(() => {
    if (notice.current) scrollToElement(notice.current);
  }, [notice]);
  return (
    <p ref={notice} tabIndex={-1} className="waiting-joined" role="status">
      <strong>You are on the waiting list.</strong> We'll email {email} as soon as a time opens up.{' '}
      <a href={`/waiting-list#token=${token}`}>See it</a>
    </p>
  );
}
