import { askQuestion } from '../ui/question.js';

interface Answers {
  onDiscard: () => void;
  onKeep?: () => void;
}

/** Asks whether unsaved input may be lost. */
export const askToDiscard = ({ onDiscard, onKeep }: Answers): void =>
  askQuestion({
    title: 'Discard your changes?',
    content: 'What you have entered has not been saved.',
    okText: 'Discard changes',
    isDanger: true,
    cancelText: 'Keep editing',
    onOk: onDiscard,
    ...(onKeep && { onCancel: onKeep }),
  });
