/** What of the link that led here no longer holds; everything else goes on as usual. */
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
