interface PastTherapistNameProps {
  name: string;
  /** Whether the therapist is active now. */
  is_active: boolean;
}

/** The therapist of a row. */
export function PastTherapistName({ name, is_active }: PastTherapistNameProps) {
  return (
    <>
      <strong>{name}</strong>
      {!is_active && <span className="second">, inactive</span>}
    </>
  );
}
