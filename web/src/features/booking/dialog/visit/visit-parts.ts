/** The therapist id that stands for whoever is free. */
export const ANYBODY = 'any';

/** A treatment besides the first one of the visit; empty text where nothing is chosen. */
export interface VisitPart {
  key: number;
  /** 1 is the person who books, 2 the one who comes along. */
  guest: 1 | 2;
  service_id: string;
  /** The therapist's id; `any` for whoever is free. */
  therapist_id: string;
  /** The ids of its add-ons, as one text. */
  add_ons?: string | undefined;
}

/** Returns the name of a treatment's service field in the form. */
export const serviceField = ({ key }: VisitPart): string => `service_${key}`;

/**
 * Whether the shop no longer offers the chosen service.
 * @param services the services on offer; empty while they load
 */
export const isServiceGone = ({ service_id }: VisitPart, services: readonly { id: string }[]): boolean =>
  service_id !== '' && services.length > 0 && services.every(({ id }) => id !== service_id);

/**
 * Creates a further treatment: after the others of the person who books, or for a second person, who by default gets
 * the same service.
 */
export function newVisitPart(
  guest: 1 | 2,
  more: readonly VisitPart[],
  { service_id }: { service_id?: string | undefined },
): VisitPart {
  const key = Math.max(0, ...more.map((part) => part.key)) + 1;
  const isSame = guest === 2 && !more.some((part) => part.guest === 2);
  return { key, guest, service_id: (isSame && service_id) || '', therapist_id: ANYBODY };
}
