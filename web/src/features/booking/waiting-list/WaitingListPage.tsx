import { usePrivateToken } from '../../../shared/private-link/use-private-token.js';
import { FailedPage } from '../outcome/pages/FailedPage.js';
import { OutcomeActions } from '../outcome/pages/OutcomeActions.js';
import { OutcomePage } from '../outcome/pages/OutcomePage.js';
import { WaitingPage } from '../outcome/pages/WaitingPage.js';
import { OfferPage } from './OfferPage.js';
import { EndedEntryPage } from './EndedEntryPage.js';
import { StillWaitingPage } from './StillWaitingPage.js';
import { useOwnWaitingEntry } from './use-own-waiting-entry.js';

/** The page that mails about the waiting list link to. Opening it changes nothing; its buttons do. */
export function WaitingListPage() {
  const token = usePrivateToken('token');
  return token ? <OwnEntry key={token} token={token} /> : <UnknownLink />;
}

function OwnEntry({ token }: { token: string }) {
  const own = useOwnWaitingEntry(token);
  const { entry, isUnknown, hasFailed, reload } = own;
  if (isUnknown) return <UnknownLink />;
  if (!entry && hasFailed)
    return <FailedPage sentence="Your place on the waiting list could not be loaded." onRetry={reload} />;
  if (!entry) return <WaitingPage sentence="Loading your place on the waiting list..." />;
  if (entry.status === 'offered' && entry.offer) return <OfferPage own={own} entry={entry} offer={entry.offer} />;
  if (entry.status === 'waiting') return <StillWaitingPage own={own} entry={entry} />;
  return <EndedEntryPage entry={entry} hasAnswered={own.hasAnswered} />;
}

function UnknownLink() {
  return (
    <OutcomePage
      title="This link does not work"
      picture="result-request"
      sentence="Try the link in our latest email. This one may have been cut off."
    >
      <OutcomeActions actions={[['Return Home', '/']]} />
    </OutcomePage>
  );
}
