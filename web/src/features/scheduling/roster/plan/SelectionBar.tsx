import { formatCount } from '../../../../shared/format-count.js';
import { Button } from '../../../../shared/ui/button/Button.js';

interface SelectionBarProps {
  count: number;
  isBusy: boolean;
  onEdit: (() => void) | undefined;
  onDuplicate: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** The actions on the selected shifts; its space is kept while none is selected. */
export function SelectionBar({ count, isBusy, onEdit, onDuplicate, onDelete, onClear }: SelectionBarProps) {
  return (
    <div className="plan-selection" role="region" aria-label="Selected shifts" aria-live="polite">
      {count === 0 ? (
        <span className="second">
          Drag over shifts to select them, drag one to move it, its lower edge to change its end; Alt and drag
          duplicates.
        </span>
      ) : (
        <>
          <strong>{formatCount(count, 'shift')} selected</strong>
          {onEdit && <Button onClick={onEdit}>Edit</Button>}
          <Button disabled={isBusy} onClick={onDuplicate}>
            Duplicate to Next Week
          </Button>
          <Button isDanger disabled={isBusy} onClick={onDelete}>
            Delete
          </Button>
          <Button variant="text" onClick={onClear}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}
