/** The message on pages about a therapist's own work, for people of the shop who are no therapist. */
export function NoProfile({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <h1 className="type-page">No Profile Found</h1>
      <p className="second">You don&apos;t have a therapist profile yet. Please contact an administrator.</p>
    </>
  );
}
