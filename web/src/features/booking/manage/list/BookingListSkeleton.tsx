/** The placeholder of the list while it loads for the first time, of the same height. */
export function BookingListSkeleton() {
  return (
    <div className="booking-skeleton" role="status" aria-label="Loading bookings">
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className="booking-skeleton-row">
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
