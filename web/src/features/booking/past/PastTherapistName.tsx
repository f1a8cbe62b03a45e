interface PastTherapistNameProps {
  name: string;
  /** Now. */
  is_active: boolean;
}

/** Who a row of then is about. */
export function PastTherapistName({ name, is_active }: PastTherapistNameProps) {
  return (
    <>
      <strong>{name}</strong>
      {!is_active && <span className="second">, inactive</span>}
    </>
  );
}
