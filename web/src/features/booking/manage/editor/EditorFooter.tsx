import { Button } from '../../../../shared/ui/button/Button.js';
import type { Editor } from './use-booking-editor.js';

interface EditorFooterProps {
  editor: Editor;
  willConfirm: boolean;
  /** Whether saving leads to the days of a series first. */
  isRepeating: boolean;
  /** Whether saving asks the client for the deposit. */
  asksDeposit: boolean;
  onDiscard: () => void;
}

export function EditorFooter({
  editor: { isDirty, isSaving },
  willConfirm,
  isRepeating,
  asksDeposit,
  onDiscard,
}: EditorFooterProps) {
  const confirmLabel = asksDeposit ? 'Save and ask for the deposit' : 'Save and confirm';
  const saveLabel = isRepeating ? 'Choose the days…' : willConfirm ? confirmLabel : 'Save';
  return (
    <footer className="panel-foot editor-foot" data-toasts="above">
      <Button onClick={onDiscard}>{isDirty ? 'Discard' : 'Close'}</Button>
      <Button variant="primary" isSubmit disabled={isSaving} className="editor-save">
        {isSaving ? 'Processing...' : saveLabel}
      </Button>
    </footer>
  );
}
