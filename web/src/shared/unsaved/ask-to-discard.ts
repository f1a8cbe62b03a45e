import { askQuestion } from '../ui/question.js';

interface Answers {
  onDiscard: () => void;
  onKeep?: () => void;
}

/** Closes the open question; undefined while there is none. */
let drop: (() => void) | undefined;

/** Asks whether unsaved input may be lost. */
export function askToDiscard({ onDiscard, onKeep }: Answers): void {
  const dropQuestion = askQuestion({
    title: 'Discard your changes?',
    content: 'What you have entered has not been saved.',
    okText: 'Discard changes',
    isDanger: true,
    cancelText: 'Keep editing',
    onOk: () => {
      drop = undefined;
      onDiscard();
    },
    onCancel: () => {
      drop = undefined;
      onKeep?.();
    },
  });
  drop = () => {
    drop = undefined;
    dropQuestion();
    onKeep?.();
  };
}

/** Takes the question away: all that was entered has been saved meanwhile. */
export const dropDiscardQuestion = (): void => drop?.();
