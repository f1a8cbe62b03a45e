/** The placeholder of the counts and a day of cards, while the list loads for the first time. */
export function AppointmentsSkeleton() {
  return (
    <div role="status" aria-label="Loading appointments">
      <div className="skeleton appointments-skeleton-counts" />
      {[0, 1, 2].map((card) => (
        <div key={card} className="skeleton appointments-skeleton-card" />
      ))}
    </div>
  );
}
