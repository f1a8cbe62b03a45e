const ENTRIES: [className: string, label: string][] = [
  ['card-booked', 'Booked'],
  ['card-arrived', 'Arrived'],
  ['card-in-service', 'In service'],
  ['card-completed', 'Completed'],
  ['card-no-show', 'No-show'],
  ['card-request', 'Request'],
  ['card-offer', 'Offer'],
  ['legend-block', 'Blocked, busy, leave, closed'],
  ['legend-off', 'Off duty'],
];

/** The meaning of the shapes. Hidden from screen readers, since each card is described in words. */
export function CalendarLegend() {
  return (
    <ul className="calendar-legend" aria-hidden="true">
      {ENTRIES.map(([className, label]) => (
        <li key={label}>
          <span className={`legend-mark card ${className}`}>
            <span className="card-name">Aa</span>
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
