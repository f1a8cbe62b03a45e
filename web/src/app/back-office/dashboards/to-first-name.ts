/**
 * Returns the name to greet somebody by: the first name of their therapist record, else the first word of their
 * address.
 */
export function toFirstName(name: string | undefined, email: string | undefined): string {
  const [first = ''] = (name ?? email?.split('@')[0]?.replace(/[._+-]+/g, ' ') ?? '').trim().split(' ');
  return first.charAt(0).toUpperCase() + first.slice(1);
}
