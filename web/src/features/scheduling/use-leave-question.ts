import { App } from 'antd';

/** Closes at once, or asks first when something entered would be lost. */
export function useLeaveQuestion(isUnsaved: boolean, close: () => void): () => void {
  const { modal } = App.useApp();
  return () => {
    if (!isUnsaved) return close();
    modal.confirm({
      title: 'Leave without saving?',
      content: 'What you have entered is not saved yet.',
      okText: 'Discard',
      okButtonProps: { danger: true },
      cancelText: 'Keep Editing',
      icon: null,
      onOk: close,
    });
  };
}
