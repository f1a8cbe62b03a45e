import { useState } from 'react';
import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import type { OpenedShift } from './shift-draft.js';

/**
 * Returns the shift that the URL opens, as it was when it was opened: changes by others neither change nor close the
 * dialog.
 */
export function useShownShift(
  id: string | undefined,
  entries: readonly OfficeRosterEntryDto[] | undefined,
  prepared: OpenedShift,
): OpenedShift | undefined {
  const [shown, show] = useState<{ id: string; opened: OpenedShift }>();
  if (id === undefined || id === 'new') {
    if (shown) show(undefined);
    return id && prepared;
  }
  if (shown?.id === id) return shown.opened;
  const opened = entries?.find((entry) => entry.id === id);
  if (opened) show({ id, opened });
  return opened;
}
