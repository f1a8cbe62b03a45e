import type { StaffAccountDto } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { ChevronDownIcon } from '../../../shared/ui/icons.js';
import { MenuButton, type MenuEntry } from '../../../shared/ui/menu/MenuButton.js';
import { useAuth } from '../auth/auth-context.js';
import { useAccountActions } from './use-account-actions.js';
import styles from './accounts.module.css';

interface AccountActionsProps {
  account: StaffAccountDto;
  onEdit: (account: StaffAccountDto) => void;
}

export function AccountActions({ account, onEdit }: AccountActionsProps) {
  const { user } = useAuth();
  const actions = useAccountActions(account);
  const entries: MenuEntry[] = [
    { label: 'Edit', onPress: () => onEdit(account) },
    ...(account.state === 'invited'
      ? [{ label: 'Send invitation again', onPress: () => void actions.inviteAgain() }]
      : []),
    ...(account.state === 'active' ? [{ label: 'Sign out everywhere', onPress: actions.signOut }] : []),
    ...(account.has_second_factor && account.id !== user?.id
      ? [{ label: 'Reset second factor', onPress: actions.resetSecondFactor }]
      : []),
    ...(account.state === 'disabled' ? [{ label: 'Enable', onPress: () => void actions.enable() }] : []),
    ...(account.state !== 'disabled' && account.id !== user?.id
      ? [{ label: 'Disable', isDanger: true, onPress: actions.disable }]
      : []),
  ];
  return (
    <MenuButton
      label={`Actions for ${account.email}`}
      placement="below"
      entries={entries}
      button={(props) => (
        <Button variant="text" className={styles.actions} aria-label={`Actions for ${account.email}`} {...props}>
          Actions <ChevronDownIcon width="16" height="16" />
        </Button>
      )}
    />
  );
}
