import { Button } from '../../../../shared/ui/button/Button.js';
import { useUndo } from '../undo/use-undo.js';

interface UndoButtonProps {
  id: string;
  version: number;
  what: string;
  /** Whether the change of the visit's other treatments is undone as well. */
  isOfVisit: boolean;
}

/** Undoes the latest change, however long ago it was made. */
export function UndoButton({ id, version, what, isOfVisit }: UndoButtonProps) {
  const { undo, isUndoing } = useUndo();
  const label = isOfVisit ? 'Undo for the whole visit' : 'Undo';
  return (
    <Button
      size="small"
      onClick={() => void undo({ id, version })}
      disabled={isUndoing}
      aria-label={`${label}: ${what}`}
    >
      {label}
    </Button>
  );
}
