import { FormItem } from '../../../../../shared/ui/form/FormItem.js';
import type { Person } from '../../week/week-types.js';
import { Select } from '../../../../../shared/ui/fields/Select.js';

interface PeopleFieldProps {
  people: readonly Person[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The choice of therapists; none means all. */
export function PeopleField({ people, value, onChange }: PeopleFieldProps) {
  return (
    <FormItem label="Therapists" htmlFor="plan-people">
      <Select
        id="plan-people"
        isMultiple
        maxTagCount="responsive"
        placeholder="Everybody"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={[...value]}
        onChange={onChange}
      />
    </FormItem>
  );
}
