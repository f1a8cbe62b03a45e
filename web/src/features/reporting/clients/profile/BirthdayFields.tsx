import dayjs from 'dayjs';
import { SelectField } from '../../../../shared/ui/fields/SelectField.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import '../../../../shared/ui/fields/control.css';
import type { ProfileDraft } from './profile-draft.js';
import styles from './client-profile.module.css';

const MONTHS = [
  { value: '', label: 'Birthday: month' },
  ...Array.from({ length: 12 }, (_, nth) => ({
    value: String(nth + 1),
    label: dayjs('2000-01-01').month(nth).format('MMMM'),
  })),
];

interface BirthdayFieldsProps {
  draft: ProfileDraft;
  onChange: (part: Partial<ProfileDraft>) => void;
}

/** Month, day and, where the client gave it, the year of birth. */
export function BirthdayFields({ draft, onChange }: BirthdayFieldsProps) {
  return (
    <Cluster as="fieldset" className={styles.fields}>
      <legend className="visually-hidden">Birthday</legend>
      <SelectField label="Month" options={MONTHS} value={draft.month} onChange={(month) => onChange({ month })} />
      <span className="control" data-digits={2}>
        <input
          aria-label="Day"
          placeholder="Day"
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={draft.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      </span>
      <span className="control" data-digits={4}>
        <input
          aria-label="Year, if known"
          placeholder="Year, if known"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={draft.year}
          onChange={({ target }) => onChange({ year: target.value })}
        />
      </span>
    </Cluster>
  );
}
