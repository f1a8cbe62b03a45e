/**
 * Returns SQL for whether a therapist gives a service: it is one of their treatments, they have no list, or no service
 * is chosen.
 * @param therapist SQL of the therapist's id.
 * @param service SQL of the service's id, or of null
 */
export function givesServiceSql(therapist: string, service: string): string {
  return /* sql */ `(${service} is null
    or exists (select from therapist_treatments where therapist_id = ${therapist} and service_id = ${service})
    or not exists (select from therapist_treatments where therapist_id = ${therapist}))`;
}
