import { formatRole } from '../auth/format-role.js';
import { AccountActions } from './AccountActions.js';
import { AccountState } from './AccountState.js';
import { formatLastSeen, type AccountListProps } from './account-labels.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './accounts.module.css';

/** The table's rows as cards, for narrow screens. */
export function AccountCards({ accounts, onEdit }: AccountListProps) {
  return (
    <ul role="list">
      {accounts.map((account) => (
        <Stack as="li" key={account.id} gap={2} className={styles.account}>
          <Cluster as="p" gap={12} lines={4} isSpread>
            <strong>{account.email}</strong>
            <span>
              <AccountState account={account} />
            </span>
          </Cluster>
          <p>
            {formatRole(account.role)}
            {account.therapist_name && `, signs in as ${account.therapist_name}`}
          </p>
          <p className={classes('second', styles.foot)}>
            {formatLastSeen(account)}
            <AccountActions account={account} onEdit={onEdit} />
          </p>
        </Stack>
      ))}
    </ul>
  );
}
