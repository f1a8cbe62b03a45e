import { Button } from '../../../../shared/ui/button/Button.js';
import type { Person } from '../columns/calendar-columns.js';
import styles from './calendar-header.module.css';

interface TherapistFilterProps {
  people: Person[];
  /** Ids of the therapists to show; all where it is empty. */
  shown: string[];
  onShown: (ids: string[]) => void;
}

/** The choice of therapists whose columns are shown. */
export function TherapistFilter({ people, shown, onShown }: TherapistFilterProps) {
  const toggle = (id: string) => onShown(shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id]);
  return (
    <fieldset className={styles.therapistFilter}>
      <legend className="visually-hidden">Therapists</legend>
      {people.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={shown.includes(id)} onChange={() => toggle(id)} /> {name}
        </label>
      ))}
      <Button variant="link" disabled={shown.length === 0} onClick={() => onShown([])}>
        Show everybody
      </Button>
    </fieldset>
  );
}

/** Returns the name of the choice. */
export function nameShown(people: Person[], shown: string[]): string {
  if (shown.length === 0) return 'Everybody';
  if (shown.length > 1) return `${shown.length} therapists`;
  return people.find(({ id }) => id === shown[0])?.name ?? '1 therapist';
}
