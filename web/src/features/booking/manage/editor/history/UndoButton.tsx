import { Button } from 'antd';
import { useUndo } from '../../undo/use-undo.js';

/** Takes the latest change back, however long ago it was made. */
export function UndoButton({ id, version, what }: { id: string; version: number; what: string }) {
  const { undo, isUndoing } = useUndo();
  return (
    <Button size="small" onClick={() => void undo({ id, version })} disabled={isUndoing} aria-label={`Undo: ${what}`}>
      Undo
    </Button>
  );
}
