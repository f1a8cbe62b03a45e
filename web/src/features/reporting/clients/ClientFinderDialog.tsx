import type { ClientMatchDto } from '../../../shared/api/generated.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { ClientFinder } from './ClientFinder.js';
import styles from './client-finder.module.css';

interface ClientFinderDialogProps {
  isOpen: boolean;
  title: string;
  /** Id of a client who cannot be chosen. */
  except: string;
  onChoose: (client: ClientMatchDto) => void;
  onClose: () => void;
}

/** The search for a client as a dialog. */
export function ClientFinderDialog({ isOpen, title, except, onChoose, onClose }: ClientFinderDialogProps) {
  const choose = (client: ClientMatchDto) => {
    // A search may answer after the dialog was left.
    if (!isOpen) return;
    onClose();
    onChoose(client);
  };
  return (
    <Dialog open={isOpen} onCancel={onClose} width={560} title={title} destroyOnHidden>
      <div className={styles.dialog}>
        <ClientFinder label={title} except={except} onChoose={choose} />
      </div>
    </Dialog>
  );
}
