import { useEffect, useEffectEvent, useState } from 'react';
import { useMediaQuery } from '../use-media-query.js';
import '../fields/control.css';

interface NativeTimeFieldProps {
  label: string;
  /** `HH:mm`; empty until chosen. */
  value: string;
  onChange: (time: string) => void;
}

interface Draft {
  /** `HH:mm`; empty while incomplete. */
  time: string;
  /** The value when this time was passed on, after which any other value is shown instead; undefined until then. */
  replaced?: string;
}

/** Milliseconds without typing after which a time counts as typed to its end. */
const TYPING_PAUSE_MS = 800;

/**
 * A minute of the day in the browser's own field. A time picked by touch is passed on at once; a typed one with Enter,
 * on leaving the field or after a pause, so that no half of it is read.
 */
export function NativeTimeField({ label, value, onChange }: NativeTimeFieldProps) {
  const [draft, setDraft] = useState<Draft>();
  // Pickers leave the focus in the field, and send only times picked to their end.
  const pause = useMediaQuery('(pointer: coarse)') ? 0 : TYPING_PAUSE_MS;
  const isPending = draft !== undefined && draft.time !== '' && draft.replaced === undefined;
  const passOn = () => {
    if (isPending && draft.time !== value) onChange(draft.time);
  };
  const passOnInPlace = useEffectEvent(() => {
    passOn();
    setDraft(draft && { ...draft, replaced: value });
  });
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => passOnInPlace(), pause);
    return () => clearTimeout(timer);
  }, [draft, isPending, pause]);
  const commit = () => {
    passOn();
    setDraft(undefined);
  };
  const isDraftShown = draft && (draft.replaced === undefined || draft.replaced === value);
  return (
    <span className="control native-time-field">
      <input
        type="time"
        aria-label={label}
        value={isDraftShown ? draft.time : value}
        onChange={({ target }) => setDraft({ time: target.value })}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </span>
  );
}
