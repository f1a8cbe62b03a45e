import { App } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useUnloadQuestion } from '../../../../shared/use-unload-question.js';
import { editorKeys } from '../use-opened.js';

/** Asks before unsaved changes are lost: to another page, to another booking, or by closing the editor. */
export function useLeaveQuestion(isDirty: boolean) {
  const { modal } = App.useApp();
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !isFree.current && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useUnloadQuestion(isDirty);
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
  return {
    /** Leaves without asking: everything is saved. */
    freely: (leave: () => void) => {
      isFree.current = true;
      leave();
    },
  };
}

/** Where the editor stands; filters may change beside it. */
function placeOf({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  return JSON.stringify([pathname, ...editorKeys.map((key) => params.get(key))]);
}
