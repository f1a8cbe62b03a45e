import { formatTime } from '../../../shared/dates/dates.js';
import { secondsBetween } from '../../../shared/dates/zone/shop-time.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { confirmingMailText } from './mail-state-texts.js';
import { ResendLink, type VerificationNoticeProps } from './VerificationNotice.js';

/** Announces the mail whose link confirms the booking, and says until when the slot is held. */
export function HoldNotice({ booking, sessionId, mailState }: VerificationNoticeProps) {
  const now = useShopNow();
  const { held_until, client_email } = booking;
  const minutes = now && held_until ? secondsBetween(`${now.date}T${now.time}`, held_until, now.zone) / 60 : undefined;
  if (minutes !== undefined && minutes < 0)
    return (
      <div className="booking-next booking-next-pending" role="status">
        <p>
          <strong>The time is no longer held for you.</strong> The link was not opened by{' '}
          {formatTime(held_until!.slice(11))}. <a href="/">Book again</a>
        </p>
      </div>
    );
  return (
    <div className="booking-next booking-next-pending">
      <p>
        <strong>Open the link in our email within {formatTimeLeft(minutes)}.</strong>{' '}
        {confirmingMailText(client_email ?? '', mailState)} After that the time is no longer held for you.
      </p>
      <ResendLink sessionId={sessionId} />
    </div>
  );
}

function formatTimeLeft(minutes: number | undefined): string {
  if (minutes === undefined) return '15 minutes';
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
