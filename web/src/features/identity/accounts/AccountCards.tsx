import { roleName } from '../role-name.js';
import { AccountActions } from './AccountActions.js';
import { AccountState } from './AccountState.js';
import { lastSeen, type AccountListProps } from './account-words.js';

/** The table's rows for narrow screens. */
export function AccountCards({ accounts, onEdit }: AccountListProps) {
  return (
    <ul role="list" className="account-cards">
      {accounts.map((account) => (
        <li key={account.id} className="account-card">
          <p className="account-card-top">
            <strong>{account.email}</strong>
            <AccountState state={account.state} />
          </p>
          <p>
            {roleName(account.role)}
            {account.therapist_name && `, signs in as ${account.therapist_name}`}
          </p>
          <p className="account-card-foot second">
            {lastSeen(account)}
            <AccountActions account={account} onEdit={onEdit} />
          </p>
        </li>
      ))}
    </ul>
  );
}
