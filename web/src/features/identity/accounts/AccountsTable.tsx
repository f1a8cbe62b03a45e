import { Table, type TableColumnsType } from 'antd';
import type { StaffAccountDto } from '../../../shared/api/generated.js';
import { roleName } from '../role-name.js';
import { AccountActions } from './AccountActions.js';
import { AccountState } from './AccountState.js';
import { lastSeen, type AccountListProps } from './account-words.js';

export function AccountsTable({ accounts, onEdit }: AccountListProps) {
  const columns: TableColumnsType<StaffAccountDto> = [
    { title: 'Email', dataIndex: 'email', className: 'accounts-email' },
    { title: 'Role', render: (_, { role }) => roleName(role) },
    { title: 'Therapist', render: (_, { therapist_name }) => therapist_name ?? <span className="second">None</span> },
    { title: 'State', render: (_, { state }) => <AccountState state={state} /> },
    { title: 'Last sign-in', render: (_, account) => lastSeen(account) },
    {
      title: <span className="visually-hidden">Actions</span>,
      align: 'right',
      render: (_, account) => <AccountActions account={account} onEdit={onEdit} />,
    },
  ];
  return <Table<StaffAccountDto> className="accounts-table" columns={columns} dataSource={accounts} rowKey="id" pagination={false} />;
}
