import { useListClientTagsQuery, useListOfficeTherapistsQuery } from '../../../../shared/api/generated.js';
import { SelectField } from '../../../../shared/ui/fields/SelectField.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { type ClientListParams, DEFAULT_NOT_SEEN_DAYS, SORT_LABELS } from './client-list-params.js';
import styles from './client-list.module.css';

interface ClientListFiltersProps {
  params: ClientListParams;
  /** Whether what clients paid is shown. */
  seesMoney: boolean;
  onChange: (change: Partial<ClientListParams>) => void;
}

/** What the list is narrowed to: switches for the usual questions, and lists of tags, therapists and orders. */
export function ClientListFilters({ params, seesMoney, onChange }: ClientListFiltersProps) {
  const { not_seen_days: days, no_show, birthday, upcoming, tag = '', therapist_id: therapist = '', sort } = params;
  const { data: tags } = useListClientTagsQuery();
  const { data: therapists } = useListOfficeTherapistsQuery();
  const sorts = (Object.keys(SORT_LABELS) as (keyof typeof SORT_LABELS)[]).filter(
    (each) => each !== 'paid' || seesMoney,
  );
  // A tag of an address may not be in use any more.
  const knownTags = new Set([...(tag ? [tag] : []), ...(tags?.items ?? [])]);
  return (
    <div className={styles.filters}>
      <Cluster role="group" aria-label="Show only" lines={8}>
        <FilterChip
          label={`Not seen for ${days ?? DEFAULT_NOT_SEEN_DAYS} days`}
          isOn={days !== undefined}
          onToggle={(isOn) => onChange({ not_seen_days: isOn ? DEFAULT_NOT_SEEN_DAYS : undefined })}
        />
        <FilterChip
          label="No-shows"
          isOn={no_show === true}
          onToggle={(isOn) => onChange({ no_show: isOn || undefined })}
        />
        <FilterChip
          label="Birthday this month"
          isOn={birthday !== undefined}
          onToggle={(isOn) => onChange({ birthday: isOn ? 'this-month' : undefined })}
        />
        <FilterChip
          label="Visit to come"
          isOn={upcoming === true}
          onToggle={(isOn) => onChange({ upcoming: isOn ? true : undefined })}
        />
        <FilterChip
          label="No visit to come"
          isOn={upcoming === false}
          onToggle={(isOn) => onChange({ upcoming: isOn ? false : undefined })}
        />
      </Cluster>
      <Cluster lines={8} className={styles.choices}>
        <SelectField
          label="Tag"
          options={[{ value: '', label: 'Any tag' }, ...[...knownTags].map((each) => ({ value: each, label: each }))]}
          value={tag}
          onChange={(value) => onChange({ tag: value })}
        />
        <SelectField
          label="Preferred therapist"
          options={[
            { value: '', label: 'Any preferred therapist' },
            ...(therapists ?? []).map((each) => ({ value: each.id, label: each.name })),
          ]}
          value={therapist}
          onChange={(value) => onChange({ therapist_id: value })}
        />
        <SelectField
          label="Order"
          options={sorts.map((value) => ({ value, label: SORT_LABELS[value] }))}
          value={sort ?? 'name'}
          onChange={(value) => onChange({ sort: value })}
        />
      </Cluster>
    </div>
  );
}

interface FilterChipProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

const FilterChip = ({ label, isOn, onToggle }: FilterChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
    {label}
  </button>
);
