import type { StaffAccountDto } from '../../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { formatRole } from '../auth/format-role.js';
import { AccountActions } from './AccountActions.js';
import { AccountState } from './AccountState.js';
import { formatLastSeen, type AccountListProps } from './account-labels.js';
import styles from './accounts.module.css';

export function AccountsTable({ accounts, onEdit }: AccountListProps) {
  const columns: TableColumn<StaffAccountDto>[] = [
    { title: 'Email', cell: ({ email }) => email, className: styles.email },
    { title: 'Role', cell: ({ role }) => formatRole(role) },
    { title: 'Therapist', cell: ({ therapist_name }) => therapist_name ?? <span className="second">None</span> },
    { title: 'State', cell: (account) => <AccountState account={account} /> },
    { title: 'Last sign-in', cell: (account) => formatLastSeen(account) },
    {
      title: <span className="visually-hidden">Actions</span>,
      align: 'right',
      cell: (account) => <AccountActions account={account} onEdit={onEdit} />,
    },
  ];
  return <DataTable className={styles.table} columns={columns} rows={accounts} rowKey={({ id }) => id} />;
}
