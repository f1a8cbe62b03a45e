import { useFocusIfLost } from './use-focus-if-lost.js';

/** Opens the panel, and is focused again when the panel is closed. */
export function OpenPanelButton({ onPress }: { onPress: () => void }) {
  const button = useFocusIfLost<HTMLButtonElement>();
  return (
    <button ref={button} type="button" className="link" onClick={onPress}>
      Join the waiting list
    </button>
  );
}
