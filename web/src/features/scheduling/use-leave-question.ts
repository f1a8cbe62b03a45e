import { App } from 'antd';
import { useUnloadQuestion } from '../../shared/use-unload-question.js';

/** Closes at once, or asks first when something entered would be lost. */
export function useLeaveQuestion(isUnsaved: boolean, close: () => void): () => void {
  const { modal } = App.useApp();
  useUnloadQuestion(isUnsaved);
  return () => {
    if (!isUnsaved) return close();
    modal.confirm({
      title: 'Discard your changes?',
      content: 'What you have entered has not been saved.',
      okText: 'Discard changes',
      okButtonProps: { danger: true },
      cancelText: 'Keep editing',
      icon: null,
      onOk: close,
    });
  };
}
