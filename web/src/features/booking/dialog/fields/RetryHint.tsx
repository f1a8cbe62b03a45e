interface RetryHintProps {
  what: 'dates' | 'times' | 'services' | 'therapists' | 'therapists who are free';
  onPress: () => void;
}

/** Shown where something could not be loaded. */
export function RetryHint({ what, onPress }: RetryHintProps) {
  return (
    <p className="booking-hint">
      The {what} could not be loaded.{' '}
      <button type="button" className="link" onClick={onPress}>
        Load again
      </button>
    </p>
  );
}
