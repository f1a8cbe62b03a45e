import { Button } from '../../../../shared/ui/button/Button.js';
import type { Editor } from './use-booking-editor.js';

interface EditorFooterProps {
  editor: Editor;
  willConfirm: boolean;
  /** Whether saving leads to the days of a series first. */
  isRepeating: boolean;
  onDiscard: () => void;
}

export function EditorFooter({
  editor: { isDirty, isSaving },
  willConfirm,
  isRepeating,
  onDiscard,
}: EditorFooterProps) {
  return (
    <footer className="panel-foot editor-foot" data-toasts="above">
      <Button onClick={onDiscard}>{isDirty ? 'Discard' : 'Close'}</Button>
      <Button variant="primary" isSubmit disabled={isSaving} className="editor-save">
        {isSaving ? 'Processing...' : isRepeating ? 'Choose the days…' : willConfirm ? 'Save and confirm' : 'Save'}
      </Button>
    </footer>
  );
}
