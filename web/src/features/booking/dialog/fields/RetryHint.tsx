interface RetryHintProps {
  what: 'dates' | 'times' | 'services' | 'therapists';
  onPress: () => void;
}

/** A hint that something could not be loaded, with a button that loads it again. */
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
