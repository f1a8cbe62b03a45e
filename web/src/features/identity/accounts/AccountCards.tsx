import { formatRole } from '../auth/format-role.js';
import { AccountActions } from './AccountActions.js';
import { AccountState } from './AccountState.js';
import { formatLastSeen, type AccountListProps } from './account-labels.js';

/** The table's rows as cards, for narrow screens. */
export function AccountCards({ accounts, onEdit }: AccountListProps) {
  return (
    <ul role="list" className="account-cards">
      {accounts.map((account) => (
        <li key={account.id} className="account-card">
          <p className="account-card-top">
            <strong>{account.email}</strong>
            <span>
              <AccountState account={account} />
            </span>
          </p>
          <p>
            {formatRole(account.role)}
            {account.therapist_name && `, signs in as ${account.therapist_name}`}
          </p>
          <p className="account-card-foot second">
            {formatLastSeen(account)}
            <AccountActions account={account} onEdit={onEdit} />
          </p>
        </li>
      ))}
    </ul>
  );
}
