/**
 * Returns SQL of the treatments that a therapist is listed with: the names of their specialties, of variants that of the
 * treatment once.
 * @param therapist SQL of the alias of `therapists`
 */
export const treatmentNamesSql = (therapist: string) => /* sql */ `
  array(select distinct coalesce(s.group_name, specialty) as treatment from unnest(${therapist}.specialties) specialty
    left join services s on s.name = specialty and s.group_name is not null and s.retired_at is null order by treatment)`;
