import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useGetOwnSecondFactorQuery } from '../../../shared/api/generated.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { fetchRole } from '../auth/session-thunks.js';
import type { SessionState } from '../auth/session-slice.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { SecondFactorOff } from './SecondFactorOff.js';
import { SecondFactorOn } from './SecondFactorOn.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './second-factor.module.css';

/** The person's own second factor: whether it is on, and how to turn it on or off. */
export function SecondFactorCard() {
  const { data, isError, refetch } = useGetOwnSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const dispatch = useDispatch<ThunkDispatch<{ session: SessionState }, unknown, UnknownAction>>();
  // Kept here, because they still have to be read after the second factor is turned on.
  const [codes, setCodes] = useState<string[]>();
  const leaveCodes = () => {
    setCodes(undefined);
    // A person who had to set it up may now use the other pages.
    void dispatch(fetchRole());
  };

  return (
    <Card aria-labelledby="second-factor" className={styles.card}>
      <h2 id="second-factor" className="type-item">
        Second factor
      </h2>
      <p className="second">Signing in takes a code from an authenticator app after your password.</p>
      {data?.is_required && !data.is_enabled && !codes && (
        <Alert
          type="warning"
          title="This shop requires a second factor of administrators"
          description="Set it up to continue. Everything else opens after that."
        />
      )}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={leaveCodes} />
      ) : data ? (
        data.is_enabled ? (
          <SecondFactorOn factor={data} onCodes={setCodes} />
        ) : (
          <SecondFactorOff onCodes={setCodes} />
        )
      ) : isError ? (
        <RetryPanel text="Failed to load your second factor" onRetry={refetch} />
      ) : (
        <div className={classes('skeleton', styles.skeleton)} role="status" aria-label="Loading your second factor" />
      )}
    </Card>
  );
}
