import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { Switch } from '../../../../shared/ui/inputs/Switch.js';

interface ShortcutHelpProps {
  isOpen: boolean;
  isEnabled: boolean;
  onToggle: (on: boolean) => void;
  onClose: () => void;
}

const SHORTCUTS: [string, string][] = [
  ['N', 'New booking'],
  ['W', 'Walk-in'],
  ['/ or Ctrl + K', 'Search clients, bookings, pages and actions'],
  ['T', "Today's bookings"],
  ['R', 'Requests that wait'],
  ['P', 'Print the list'],
  ['E', 'Edit the open booking'],
  ['Ctrl + Enter', 'Save what is in the editor'],
  ['Esc', 'Close the booking'],
  ['?', 'Show these keys'],
];

export function ShortcutHelp({ isOpen, isEnabled, onToggle, onClose }: ShortcutHelpProps) {
  return (
    <Dialog open={isOpen} onCancel={onClose} title="Keyboard shortcuts" width={420}>
      <dl className="shortcut-keys">
        {SHORTCUTS.map(([key, description]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <label className="shortcut-switch">
        <Switch checked={isEnabled} onChange={onToggle} aria-label="Keyboard shortcuts" /> Keyboard shortcuts
      </label>
    </Dialog>
  );
}
