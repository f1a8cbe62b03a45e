import { Button, Dropdown } from 'antd';
import type { StaffAccountDto } from '../../../shared/api/generated.js';
import { ChevronDownIcon } from '../../../shared/icons.js';
import { useAuth } from '../auth-context.js';
import { useAccountActs } from './use-account-acts.js';

interface AccountActionsProps {
  account: StaffAccountDto;
  onEdit: (account: StaffAccountDto) => void;
}

export function AccountActions({ account, onEdit }: AccountActionsProps) {
  const { user } = useAuth();
  const acts = useAccountActs(account);
  const items = [
    { key: 'edit', label: 'Edit', act: () => onEdit(account) },
    ...(account.state === 'invited' ? [{ key: 'again', label: 'Send invitation again', act: acts.inviteAgain }] : []),
    ...(account.state === 'active' ? [{ key: 'out', label: 'Sign out everywhere', act: acts.signOut }] : []),
    ...(account.state === 'disabled' ? [{ key: 'enable', label: 'Enable', act: acts.enable }] : []),
    ...(account.state !== 'disabled' && account.id !== user?.id
      ? [{ key: 'disable', label: 'Disable', danger: true, act: acts.disable }]
      : []),
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: items.map(({ act: _, ...item }) => item),
        onClick: ({ key }) => void items.find((item) => item.key === key)?.act(),
      }}
    >
      <Button type="text" className="account-actions" aria-label={`Actions for ${account.email}`} aria-haspopup="menu">
        Actions <ChevronDownIcon width="16" height="16" />
      </Button>
    </Dropdown>
  );
}
