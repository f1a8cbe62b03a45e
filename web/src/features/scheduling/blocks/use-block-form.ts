import { useState } from 'react';
import type { BlockDto } from '../../../shared/api/generated.js';
import { useEditConflict } from '../../../shared/ui/conflict/use-edit-conflict.js';
import { isSettledBy } from '../../../shared/ui/form-errors/use-field-errors.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { type BlockDraft, changeBlockDraft, toBlockDraft } from './block-draft.js';
import { useSaveBlock } from './use-save-block.js';

export interface BlockFormOptions {
  therapistId: string;
  today: string;
  /** The initial day. */
  date: string;
  /** The initial start of a new block, `HH:mm`. */
  time?: string;
  /** The block to change; undefined for a new one. */
  block: BlockDto | undefined;
  /** The block as it is now; undefined where it is not among those that are loaded. */
  latest: BlockDto | undefined;
  onBlocked: (date: string) => void;
}

/** Holds the values of the block's dialog, and whether somebody else saved the block first. */
export function useBlockForm({ therapistId, today, date, time, block: opened, latest, onBlocked }: BlockFormOptions) {
  const [draft, setDraft] = useState(toBlockDraft(opened, date, time));
  const [isTouched, setTouched] = useState(false);
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const conflict = useEditConflict<BlockDto | undefined>(opened, latest);
  const [overtaken, setOvertaken] = useState('');
  const { save, clearErrors, clearConflict, ...saving } = useSaveBlock({
    therapistId,
    today,
    opened: opened && { id: opened.id, version: conflict.expectedVersion },
    onOvertaken: (description) => {
      setOvertaken(description);
      conflict.setRefused(true);
    },
    onSaved: (day) => {
      close();
      onBlocked(day);
    },
  });
  const loadTheirs = () => {
    const theirs = conflict.loadTheirs();
    if (theirs) setDraft(toBlockDraft(theirs, date));
    setTouched(false);
  };
  const change = (name: keyof BlockDraft, value: string) => {
    setDraft(changeBlockDraft(draft, name, value));
    setTouched(true);
    clearErrors((field) => isSettledBy({ [name]: value }, field));
    clearConflict();
  };
  return {
    ...saving,
    draft,
    change,
    submit: () => save(draft),
    isOpen,
    leave,
    baseline: conflict.baseline,
    isReplacing: conflict.isReplacing,
    /** The server's description of both versions, for when theirs is not loaded. */
    overtaken,
    loadTheirs,
  };
}
