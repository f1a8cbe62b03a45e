import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button/Button.js';
import { MenuButton } from '../ui/menu/MenuButton.js';

const SickDialog = lazy(async () => ({
  default: (await import('./SickDialog.js')).SickDialog,
}));

interface Person {
  id: string;
  name: string;
}

interface SickMenuProps {
  /** The therapists without Any Available. */
  people: readonly Person[];
  /** The day on screen. */
  date: string;
  now: { date: string; time: string };
}

/** The choice of a therapist who is sick today, which opens the plan for their bookings. */
export function SickMenu({ people, date, now }: SickMenuProps) {
  const [sick, setSick] = useState<Person>();
  if (date < now.date && !sick) return null;
  return (
    <>
      <MenuButton
        label="Who is sick?"
        placement="below"
        entries={people.map((person) => ({ label: person.name, onPress: () => setSick(person) }))}
        button={(props) => <Button {...props}>{date === now.date ? 'Sick today' : 'Sick'}</Button>}
      />
      {sick && (
        <Suspense>
          <SickDialog key={sick.id} therapist={sick} date={date} now={now} onClosed={() => setSick(undefined)} />
        </Suspense>
      )}
    </>
  );
}
