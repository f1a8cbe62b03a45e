import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useGetClientQuery, useGetRecurrenceQuery, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { isShortcut } from '../../../../shared/shortcuts/is-shortcut.js';
import { areShortcutsEnabled } from '../../../../shared/shortcuts/use-shortcuts-enabled.js';
import { RetryButton } from '../../../../shared/ui/load-failure/RetryButton.js';
import { RowsSkeleton } from '../../../../shared/ui/skeleton/RowsSkeleton.js';
import { listSteps } from '../day-state/booking-steps.js';
import { BookingHistory } from '../history/BookingHistory.js';
import type { EditedField } from '../panel/use-panel-url.js';
import { SummaryRecurrence } from '../recurrence/SummaryRecurrence.js';
import { AwaitedDeposit } from './AwaitedDeposit.js';
import { SummaryClient } from './SummaryClient.js';
import { SummaryDetails } from './SummaryDetails.js';
import { SummaryFoot } from './SummaryFoot.js';
import { SummaryNotes } from './SummaryNotes.js';
import { SummaryState } from './SummaryState.js';
import styles from './summary.module.css';

const RepeatDialog = lazy(async () => ({
  default: (await import('../recurrence/RepeatDialog.js')).RepeatDialog,
}));

interface SummaryProps {
  booking: OfficeBookingDto;
  /** Id of the signed-in user. */
  userId: string | undefined;
  /** Whether it could not be read again since it was listed. */
  isOutdated: boolean;
  /** Whether its editor was shown before, from which the focus returns. */
  hadEditor: boolean;
  onEdit: (field?: EditedField) => void;
  onCancel: () => void;
  onReload: () => unknown;
}

/** A booking at a glance: client, time, money, what comes next, and what has happened. */
export function Summary(props: SummaryProps) {
  const { booking, userId, isOutdated, hadEditor, onEdit, onCancel, onReload } = props;
  const now = useShopNow();
  const [isRepeating, setRepeating] = useState(false);
  const client = useGetClientQuery({ id: booking.client_id ?? '' }, { skip: booking.client_id === null });
  const series = useGetRecurrenceQuery({ id: booking.id });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'e' || !areShortcutsEnabled() || !isShortcut(event, '.booking-panel')) return;
    event.preventDefault();
    onEdit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className={styles.summary}>
      <div className="panel-body">
        {isOutdated && (
          <p role="alert">
            The latest state could not be loaded. <RetryButton onRetry={onReload} />
          </p>
        )}
        <SummaryState booking={booking} now={now} />
        {booking.awaited_deposit && (
          <AwaitedDeposit key={booking.version} booking={booking} deposit={booking.awaited_deposit} />
        )}
        <SummaryClient booking={booking} client={client.currentData} />
        <SummaryDetails booking={booking} />
        {/* What is read only now comes last and together, so that nothing above it moves. */}
        {client.isLoading || series.isLoading ? (
          <RowsSkeleton label="Loading the history" rows={4} />
        ) : (
          <>
            <SummaryRecurrence booking={booking} bookings={series.currentData?.bookings ?? []} />
            {client.currentData && <SummaryNotes client={client.currentData} />}
            <BookingHistory booking={booking} />
          </>
        )}
      </div>
      <SummaryFoot
        booking={booking}
        userId={userId}
        steps={listSteps(booking, now)}
        hadEditor={hadEditor}
        onEdit={onEdit}
        onCancel={onCancel}
        onRepeat={() => setRepeating(true)}
      />
      <Suspense>{isRepeating && <RepeatDialog repeated={{ booking }} onClose={() => setRepeating(false)} />}</Suspense>
    </div>
  );
}
