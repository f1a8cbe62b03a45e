import { useState } from 'react';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { SecondFactorCard } from '../../../features/identity/second-factor/SecondFactorCard.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import styles from './security-page.module.css';

const ChangePasswordDialog = onDemand(
  async () => (await import('../../../features/identity/passwords/ChangePasswordDialog.js')).ChangePasswordDialog,
);
const OwnSessionsDialog = onDemand(
  async () => (await import('../../../features/identity/sessions/OwnSessionsDialog.js')).OwnSessionsDialog,
);

/** The page for password, sessions and second factor. An administrator without a second factor sees no other page. */
export function SecurityPage() {
  const { needsSecondFactor, roleLoading } = useAuth();
  const [opened, open] = useState<'password' | 'sessions'>();
  return (
    <>
      <title>Security</title>
      <header className="page-head">
        <h1 className="type-page">Security</h1>
      </header>
      <Stack gap={20} className={styles.cards}>
        <SecondFactorCard />
        {!needsSecondFactor && !roleLoading && (
          <>
            <Card aria-labelledby="own-password">
              <h2 id="own-password" className="type-item">
                Password
              </h2>
              <p className="second">A new one signs you out everywhere but here.</p>
              <Button onClick={() => open('password')}>Change password</Button>
            </Card>
            <Card aria-labelledby="own-sessions">
              <h2 id="own-sessions" className="type-item">
                Sessions
              </h2>
              <p className="second">Where you are signed in, and since when.</p>
              <Button onClick={() => open('sessions')}>Your sessions</Button>
            </Card>
          </>
        )}
      </Stack>
      {opened === 'password' && <ChangePasswordDialog onClosed={() => open(undefined)} />}
      {opened === 'sessions' && <OwnSessionsDialog onClosed={() => open(undefined)} />}
    </>
  );
}
