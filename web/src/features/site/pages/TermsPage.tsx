import type { ShopDto } from '../../../shared/api/generated.js';
import { PlainPage } from './PlainPage.js';
import { ShopContact } from './ShopContact.js';
import { formatCount } from '../../../shared/format-count.js';

export function TermsPage() {
  return (
    <PlainPage title="Terms of Service">
      {(shop) => (
        <>
          <p className="type-lead">What you can expect of a booking, and what we ask of you.</p>
          <h2 className="type-item">Confirmed and requested</h2>
          <p>
            A booking with a therapist who is free is confirmed at once. Any other is a request: it becomes an
            appointment when we confirm it, and not before.
          </p>
          <h2 className="type-item">Changing and cancelling</h2>
          <p>
            You can move or cancel with the link to your booking{' '}
            {shop ? formatCutOff(shop) : 'until the time in your email'}. After that, please <ShopContact shop={shop} />
            .
          </p>
          {shop && <p>{formatPolicy(shop.cancellation_policy)} A booking keeps the policy under which it was made.</p>}
          <h2 className="type-item">Paying</h2>
          <p>
            The price shown covers the whole session, tax included. You pay at the shop, after the massage. Where a
            deposit confirms a booking, we say so before you book, and it is part of the price.
          </p>
          <h2 className="type-item">On the day</h2>
          <p>
            Please arrive 10 minutes early and tell your therapist about injuries, pregnancy or medicine you take. A
            massage does not replace a doctor, and a therapist may decline one that could harm you.
          </p>
        </>
      )}
    </PlainPage>
  );
}

/** Formats the policy, as a sentence of its own. */
function formatPolicy({ summary, text }: ShopDto['cancellation_policy']): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}. ${text}`.trim();
}

function formatCutOff({ cancellation_policy: { notice_hours: hours } }: ShopDto): string {
  if (hours === 0) return 'until the appointment begins';
  return `until ${formatCount(hours, 'hour')} before the appointment`;
}
