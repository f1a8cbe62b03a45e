/** Placeholder cards of the final size, while a list loads for the first time. */
export function CardsSkeleton({ of }: { of: string }) {
  return (
    <div role="status" aria-label={`Loading ${of}`} className="record-cards">
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className="skeleton record-skeleton" />
      ))}
    </div>
  );
}
