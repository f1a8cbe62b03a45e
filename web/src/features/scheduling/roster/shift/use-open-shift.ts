import { startTransition, useRef, useState } from 'react';
import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import type { OpenedShift } from './shift-draft.js';
import { useShownShift } from './use-shown-shift.js';

/**
 * Opens and closes the shift that the URL names. `key` changes with each press, so that each opens a dialog of its own,
 * even while the previous one is still closing.
 */
export function useOpenShift(
  id: string | undefined,
  entries: readonly OfficeRosterEntryDto[] | undefined,
  onShift: (id: string | undefined) => void,
) {
  const [prepared, prepare] = useState<{ shift: OpenedShift; nth: number }>({ shift: {}, nth: 0 });
  const openings = useRef(0);
  const opened = useShownShift(id, entries, prepared.shift);
  const open = (shift: OpenedShift) => {
    const nth = ++openings.current;
    // Takes effect together with the address.
    startTransition(() => prepare({ shift, nth }));
    onShift(shift.id ?? 'new');
  };
  // A dialog that has faded must not close one that was opened meanwhile.
  const close = () => prepared.nth === openings.current && onShift(undefined);
  return { opened, key: `${id} ${prepared.nth}`, open, close };
}
