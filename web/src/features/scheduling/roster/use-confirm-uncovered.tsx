import { Provider, useStore } from 'react-redux';
import type { HypotheticalChangeDto } from '../../../shared/api/generated.js';
import { ChangePreview } from '../../../shared/relocation/ChangePreview.js';
import { askQuestion } from '../../../shared/ui/question.js';

interface UncoveredQuestion {
  /** Number of bookings that would lose their shift. */
  bookings: number;
  change: HypotheticalChangeDto | undefined;
  /** Text of the button after “Keep bookings and”. */
  verb: string;
  onKeep: () => Promise<unknown>;
}

/** Asks about bookings that would lose their shift, and shows where they could go. */
export function useConfirmUncovered() {
  // A question is rendered outside of the page, and has its store from here.
  const store = useStore();
  return ({ bookings, change, verb, onKeep }: UncoveredQuestion): void =>
    void askQuestion({
      title: bookings === 1 ? 'A booking would be without a shift' : `${bookings} bookings would be without a shift`,
      content: (
        <Provider store={store}>
          <ChangePreview change={change} />
          <p>If you keep them they stay as they are, flagged as outside the roster.</p>
        </Provider>
      ),
      okText: `Keep bookings and ${verb}`,
      cancelText: "Don't change",
      onOk: () => void onKeep(),
    });
}
