import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button/Button.js';
import { ChevronDownIcon } from '../../../shared/ui/icons.js';
import { MenuButton } from '../../../shared/ui/menu/MenuButton.js';
import { useCompleteToday } from './use-complete-today.js';

interface MoreMenuProps {
  isCompact: boolean;
  /** Path of the same view as it was in the past; undefined for those who may not see it. */
  pastPath: string | undefined;
  onHelp: () => void;
}

/** The menu of less frequent actions. */
export function MoreMenu({ isCompact, pastPath, onHelp }: MoreMenuProps) {
  const navigate = useNavigate();
  const completeToday = useCompleteToday();
  return (
    <MenuButton
      label="More"
      placement="below-end"
      entries={[
        { label: "Complete today's", onPress: () => completeToday() },
        { label: 'Complete the last 30 days', onPress: () => completeToday(true) },
        { label: 'Print this list', onPress: () => window.print() },
        ...(pastPath ? [{ label: 'View as of…', onPress: () => void navigate(pastPath) }] : []),
        { label: 'Keyboard shortcuts', onPress: onHelp },
      ]}
      button={(props) => (
        <Button aria-label="More" icon={<ChevronDownIcon width="18" height="18" />} iconPlacement="end" {...props}>
          {isCompact ? null : 'More'}
        </Button>
      )}
    />
  );
}
