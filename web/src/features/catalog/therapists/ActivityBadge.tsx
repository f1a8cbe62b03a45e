/** A label that says in word, colour and shape whether a therapist is active. */
export function ActivityBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className="activity-badge" data-active={isActive}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        {isActive ? (
          <circle cx="5" cy="5" r="3.6" fill="currentColor" />
        ) : (
          <path d="M.5 5h9" stroke="currentColor" strokeWidth="1.5" />
        )}
      </svg>
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}
