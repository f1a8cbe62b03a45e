import { Button, Segmented } from 'antd';
import { useMedia } from '../../../shared/media.js';
import { ClockIcon, ColumnsIcon, ListIcon, PlusIcon } from '../../../shared/icons.js';
import { ExportButton } from './ExportButton.js';
import { useShortcuts } from './keys/use-shortcuts.js';
import { MoreMenu } from './MoreMenu.js';
import type { View } from './use-view.js';

const views: { value: View; label: string; Icon: typeof ListIcon }[] = [
  { value: 'table', label: 'Table', Icon: ListIcon },
  { value: 'day', label: 'Day', Icon: ColumnsIcon },
  { value: 'requests', label: 'Requests', Icon: ClockIcon },
];

interface BookingsHeadProps {
  view: View;
  onView: (view: View) => void;
  onNew: () => void;
  isEditing: boolean;
}

export function BookingsHead({ view, onView, onNew, isEditing }: BookingsHeadProps) {
  const isRoomy = useMedia('(min-width: 1240px)') && !isEditing;
  const shortcuts = useShortcuts({ onView, onNew });
  return (
    <header className="page-head">
      <h1 className="type-page">Manage Bookings</h1>
      <Segmented<View>
        aria-label="View"
        name="view"
        value={view}
        onChange={onView}
        options={views.map(({ value, label, Icon }) => ({
          value,
          icon: <Icon />,
          label: <span className={isRoomy ? undefined : 'visually-hidden'}>{label}</span>,
          title: label,
        }))}
      />
      <ExportButton view={view} isCompact={!isRoomy} />
      <MoreMenu isCompact={!isRoomy} onHelp={shortcuts.showHelp} />
      <Button type="primary" icon={<PlusIcon />} onClick={onNew}>
        Add Booking
      </Button>
      {shortcuts.help}
    </header>
  );
}
