/** Whoever is free. */
export const ANYBODY = 'any';

/** A treatment beside the first one of the visit; empty text where nothing was chosen. */
export interface VisitPart {
  key: number;
  /** 1 is who books, 2 who comes along. */
  guest: 1 | 2;
  service_id: string;
  /** `any` for whoever is free. */
  therapist_id: string;
}

/** The name of its massage type among the fields of the form. */
export const serviceField = ({ key }: VisitPart): string => `service_${key}`;

/** The shop has taken back what was chosen. @param services those on offer; none as long as they are read */
export const isServiceGone = ({ service_id }: VisitPart, services: readonly { id: string }[]): boolean =>
  service_id !== '' && services.length > 0 && services.every(({ id }) => id !== service_id);

/** A further treatment: after the others of who books, or for a second person, who comes for the same by default. */
export function newVisitPart(
  guest: 1 | 2,
  more: readonly VisitPart[],
  { service_id }: { service_id?: string | undefined },
): VisitPart {
  const key = Math.max(0, ...more.map((part) => part.key)) + 1;
  const isSame = guest === 2 && !more.some((part) => part.guest === 2);
  return { key, guest, service_id: (isSame && service_id) || '', therapist_id: ANYBODY };
}
