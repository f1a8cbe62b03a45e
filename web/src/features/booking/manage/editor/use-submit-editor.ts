import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { askAboutPastStart } from '../ask-about-past-start.js';
import { type Draft, isPastStart } from './editor-draft.js';
import type { Editor } from './use-booking-editor.js';

interface SubmittedEditor extends Pick<Editor, 'base' | 'draft' | 'saved'> {
  save: (part: Partial<Draft>) => Promise<unknown>;
}

/**
 * Returns a function that saves the editor's fields. A status changed to cancelled is left to `onCancel`, and a start
 * that has passed is asked about first.
 */
export function useSubmitEditor(
  { base, draft, saved, save }: SubmittedEditor,
  isTimeOffered: boolean,
  onCancel: () => void,
) {
  const now = useShopNow();
  return (): void => {
    if (base && draft.status === 'cancelled' && saved.status !== 'cancelled') return onCancel();
    const submit = () => void save(isTimeOffered ? {} : { booking_time: '' });
    if (!isPastStart(draft, base && saved, now)) return submit();
    askAboutPastStart(draft.booking_time, 'Save anyway', submit);
  };
}
