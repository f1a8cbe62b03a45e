import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnloadQuestion } from '../../shared/use-unload-question.js';

/** Asks before what was entered is lost, whichever way somebody leaves: a link, Back, Escape, a reload. */
export function useLeaveQuestion(isUnsaved: () => boolean, warnsOfReload: boolean): void {
  const { modal } = App.useApp();
  const blocker = useBlocker(isUnsaved);
  useUnloadQuestion(warnsOfReload);
  const ask = useEffectEvent(() => {
    modal.confirm({
      title: 'Discard your changes?',
      content: 'What you have entered is not saved yet.',
      okText: 'Discard',
      okButtonProps: { danger: true },
      cancelText: 'Keep Editing',
      icon: null,
      onOk: () => blocker.proceed?.(),
      onCancel: () => blocker.reset?.(),
    });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);
}
