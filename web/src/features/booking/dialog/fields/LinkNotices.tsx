/** The parts of the booking link that no longer hold; the rest of the form works as usual. */
export function LinkNotices({ notices = [] }: { notices?: string[] }) {
  if (notices.length === 0) return null;
  return (
    <div className="booking-link-notices" role="status">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}
