import { useState } from 'react';
import { useListAccountsQuery, type StaffAccountDto } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { useMediaQuery } from '../../../shared/ui/use-media-query.js';
import { AccountCards } from './AccountCards.js';
import { AccountsTable } from './AccountsTable.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './accounts.module.css';

const AccountDialog = onDemand(async () => (await import('./AccountDialog.js')).AccountDialog);

/** The accounts and their roles, for administrators. */
export function AccountsCard() {
  const query = useListAccountsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const isNarrow = useMediaQuery('(max-width: 991.98px)');
  const [opened, open] = useState<StaffAccountDto | 'new'>();
  useLoadFailureToast(query, 'Failed to load accounts');
  const List = isNarrow ? AccountCards : AccountsTable;
  return (
    <Card aria-labelledby="accounts" aria-busy={query.isFetching}>
      <Cluster as="header" gap={12} isSpread className={styles.head}>
        <h2 id="accounts" className="type-item">
          Accounts
        </h2>
        <Button variant="primary" onClick={() => open('new')}>
          Invite
        </Button>
      </Cluster>
      {query.data ? (
        <List accounts={query.data} onEdit={open} />
      ) : query.isError ? (
        <RetryPanel text="Failed to load accounts" onRetry={query.refetch} />
      ) : (
        <div className={classes('skeleton', styles.skeleton)} role="status" aria-label="Loading accounts" />
      )}
      {opened && (
        <AccountDialog
          account={opened === 'new' ? undefined : opened}
          accounts={query.data ?? []}
          onClosed={() => open(undefined)}
        />
      )}
    </Card>
  );
}
