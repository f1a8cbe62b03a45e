import { Button } from 'antd';
import { ChevronDownIcon } from '../../../shared/ui/icons.js';
import { MenuButton } from '../../../shared/ui/menu/MenuButton.js';
import { useCompleteToday } from './use-complete-today.js';

/** What is done now and then. */
export function MoreMenu({ isCompact, onHelp }: { isCompact: boolean; onHelp: () => void }) {
  const completeToday = useCompleteToday();
  return (
    <MenuButton
      label="More"
      placement="below-end"
      entries={[
        { label: "Complete today's", onPress: () => completeToday() },
        { label: "Complete yesterday's too", onPress: () => completeToday(true) },
        { label: 'Print this list', onPress: () => window.print() },
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
