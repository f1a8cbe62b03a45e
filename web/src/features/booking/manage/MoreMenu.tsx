import { Button, Dropdown, type MenuProps } from 'antd';
import { ChevronDownIcon } from '../../../shared/icons.js';
import { useCompleteToday } from './use-complete-today.js';

/** What is done now and then. */
export function MoreMenu({ isCompact, onHelp }: { isCompact: boolean; onHelp: () => void }) {
  const completeToday = useCompleteToday();
  const doings: Record<string, () => void> = { complete: completeToday, print: () => window.print(), keys: onHelp };
  const menu: MenuProps = {
    items: [
      { key: 'complete', label: "Complete today's" },
      { key: 'print', label: 'Print this list' },
      { key: 'keys', label: 'Keyboard shortcuts' },
    ],
    onClick: ({ key }) => doings[key]?.(),
  };
  return (
    <Dropdown menu={menu} trigger={['click']} placement="bottomRight">
      <Button aria-haspopup="menu" aria-label="More" icon={<ChevronDownIcon width="18" height="18" />} iconPlacement="end">
        {isCompact ? null : 'More'}
      </Button>
    </Dropdown>
  );
}
