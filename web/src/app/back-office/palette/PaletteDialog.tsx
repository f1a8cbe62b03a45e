import type { Role } from '../../../features/identity/auth/session-slice.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { Palette } from './Palette.js';
import type { PaletteItem } from './palette-items.js';

interface PaletteDialogProps {
  isOpen: boolean;
  role: Role;
  recent: PaletteItem[];
  /** Called once the field receives key presses; returns the text typed before. */
  onShown: () => string;
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
}

/** The palette as a dialog, mounted at each opening, so that its field is focused at once and no letter is lost. */
export function PaletteDialog({ isOpen, onChoose, onClose, ...props }: PaletteDialogProps) {
  return (
    <Dialog open={isOpen} onCancel={onClose} width={600} top={72} title="Search" destroyOnHidden>
      {/* A search may answer after the dialog was left. */}
      <Palette {...props} onChoose={(item) => isOpen && onChoose(item)} />
    </Dialog>
  );
}
