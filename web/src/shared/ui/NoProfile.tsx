/** What somebody of the shop who is nobody's therapist reads on pages about one's own work. */
export function NoProfile({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <h1 className="type-page">No Profile Found</h1>
      <p className="second">You don&apos;t have a therapist profile yet. Please contact an administrator.</p>
    </>
  );
}
