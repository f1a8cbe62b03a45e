import { SelectField } from '../../../../shared/ui/fields/SelectField.js';

interface PersonFilterProps {
  people: { id: string; name: string }[];
  /** The therapist's id; undefined for everybody. */
  value: string | undefined;
  onChange: (therapistId: string | undefined) => void;
}

/** The choice of the person whose shifts, bookings and coverage are shown. */
export function PersonFilter({ people, value, onChange }: PersonFilterProps) {
  const options = [{ value: '', label: 'Everybody' }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <SelectField label="Show" options={options} value={value ?? ''} onChange={(id) => onChange(id || undefined)} />
  );
}
