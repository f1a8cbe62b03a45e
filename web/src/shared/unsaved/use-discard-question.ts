import { App } from 'antd';

interface Answers {
  onDiscard: () => void;
  onKeep?: () => void;
}

/** Asks whether what was entered may be lost. */
export function useDiscardQuestion(): (answers: Answers) => void {
  const { modal } = App.useApp();
  return ({ onDiscard, onKeep }) => {
    modal.confirm({
      title: 'Discard your changes?',
      content: 'What you have entered has not been saved.',
      okText: 'Discard changes',
      okButtonProps: { danger: true },
      cancelText: 'Keep editing',
      icon: null,
      onOk: onDiscard,
      onCancel: onKeep,
    });
  };
}
