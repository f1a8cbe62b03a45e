import { Modal, Switch } from 'antd';

interface ShortcutHelpProps {
  isOpen: boolean;
  areOn: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}

const keys: [string, string][] = [
  ['N', 'New booking'],
  ['/', 'Search by name'],
  ['T', "Today's bookings"],
  ['R', 'Requests that wait'],
  ['P', 'Print the list'],
  ['Ctrl + Enter', 'Save what is in the editor'],
  ['Esc', 'Close the editor'],
  ['?', 'Show these keys'],
];

export function ShortcutHelp({ isOpen, areOn, onTurn, onClose }: ShortcutHelpProps) {
  return (
    <Modal open={isOpen} onCancel={onClose} title="Keyboard shortcuts" footer={null} width={420}>
      <dl className="shortcut-keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="shortcut-switch">
        <Switch checked={areOn} onChange={onTurn} aria-label="Single keys act" /> Single keys act
      </label>
    </Modal>
  );
}
