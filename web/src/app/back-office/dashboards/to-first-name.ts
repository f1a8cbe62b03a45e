/** What somebody is greeted by: the first name of the therapist they are, else what their address begins with. */
export function toFirstName(name: string | undefined, email: string | undefined): string {
  const [first = ''] = (name ?? email?.split('@')[0]?.replace(/[._+-]+/g, ' ') ?? '').trim().split(' ');
  return first.charAt(0).toUpperCase() + first.slice(1);
}
