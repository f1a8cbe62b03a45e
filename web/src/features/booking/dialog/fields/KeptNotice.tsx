/** Says that the form is as it was left before a reload. */
export function KeptNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="booking-kept" role="status">
      We kept what you entered.
      <button type="button" className="button button-bare button-small" onClick={onStartOver}>
        Start over
      </button>
    </p>
  );
}
