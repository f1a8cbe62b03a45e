import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useUnloadQuestion } from './use-unload-question.js';

/**
 * Asks before what was entered is lost, whichever way somebody leaves: a link, Back, Escape, a reload. `isLost` says of a
 * change of address whether it would lose anything.
 */
export function useLossQuestion(isLost: BlockerFunction, isUnsaved: boolean): void {
  const { modal } = App.useApp();
  const blocker = useBlocker(isLost);
  useUnloadQuestion(isUnsaved);
  const ask = useEffectEvent(() => {
    modal.confirm({
      title: 'Discard your changes?',
      content: 'What you have entered has not been saved.',
      okText: 'Discard changes',
      okButtonProps: { danger: true },
      cancelText: 'Keep editing',
      icon: null,
      onOk: () => blocker.proceed?.(),
      onCancel: () => blocker.reset?.(),
    });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);
}
