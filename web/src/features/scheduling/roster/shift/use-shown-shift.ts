import { useState } from 'react';
import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import type { OpenedShift } from './shift-draft.js';

/** The shift that the URL opens, as it was then: what others make of it meanwhile neither changes nor closes the dialog. */
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
