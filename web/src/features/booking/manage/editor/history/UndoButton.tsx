import { Button } from 'antd';
import { useUndo } from '../../undo/use-undo.js';

interface UndoButtonProps {
  id: string;
  version: number;
  what: string;
  /** Whether the change is taken back of the other treatments of the visit, too. */
  isOfVisit: boolean;
}

/** Takes the latest change back, however long ago it was made. */
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
