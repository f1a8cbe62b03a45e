import { Button } from '../../../../shared/ui/button/Button.js';
import type { Editor } from './use-booking-editor.js';

interface EditorFooterProps {
  editor: Editor;
  willConfirm: boolean;
  onDiscard: () => void;
}

export function EditorFooter({ editor: { isDirty, isSaving }, willConfirm, onDiscard }: EditorFooterProps) {
  return (
    <footer className="panel-foot editor-foot" data-toasts="above">
      <Button onClick={onDiscard}>{isDirty ? 'Discard' : 'Close'}</Button>
      <Button variant="primary" isSubmit disabled={isSaving} className="editor-save">
        {isSaving ? 'Processing...' : willConfirm ? 'Save and confirm' : 'Save'}
      </Button>
    </footer>
  );
}
