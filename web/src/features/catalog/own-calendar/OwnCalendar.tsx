import { useState } from 'react';
import { useGetOwnCalendarQuery } from '../../../shared/api/generated.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import { AddressForm } from './AddressForm.js';
import { ConnectedCalendar } from './ConnectedCalendar.js';
import styles from './own-calendar.module.css';

/** Time between two looks whether the calendar was read, in milliseconds. */
const POLL_MS = 60_000;

/** A therapist's private calendar elsewhere, from which it is read when they are busy. */
export function OwnCalendar({ therapistId }: { therapistId: string }) {
  const query = useGetOwnCalendarQuery(
    { id: therapistId },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const [isChanging, setChanging] = useState(false);
  const { data } = query;
  return (
    <Stack gap={12}>
      <p className="second">
        Keeps clients from booking when a private calendar says busy. Only start and end are read: no titles, no guests.
        Nothing is written to it.
      </p>
      {!data && !query.isError && (
        <div className={`skeleton ${styles.skeleton}`} role="status" aria-label="Loading the own calendar" />
      )}
      {!data && <LoadFailure what="The own calendar" reads={[query]} />}
      {data?.is_connected && (
        <ConnectedCalendar therapistId={therapistId} calendar={data} onChange={() => setChanging(true)} />
      )}
      {data && (!data.is_connected || isChanging) && (
        <AddressForm
          therapistId={therapistId}
          onDone={() => setChanging(false)}
          {...(data.is_connected && { onCancel: () => setChanging(false) })}
        />
      )}
    </Stack>
  );
}
