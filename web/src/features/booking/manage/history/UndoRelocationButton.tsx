import { useGetBookingRelocationQuery } from '../../../../shared/api/generated.js';
import { countBookings } from '../../../../shared/relocation/relocation-labels.js';
import { useUndoRelocation } from '../../../../shared/relocation/use-relocate.js';
import { Button } from '../../../../shared/ui/button/Button.js';

/** Undoes a relocation of many bookings, including this one, however long ago it was made. */
export function UndoRelocationButton({ id }: { id: string }) {
  const { data } = useGetBookingRelocationQuery({ id }, { refetchOnMountOrArgChange: true });
  const { undo, isUndoing } = useUndoRelocation();
  const relocation = data?.relocation;
  if (!relocation) return null;
  const count = relocation.moved.length + relocation.cancelled.length;
  return (
    <p>
      Moved together with others.{' '}
      <Button size="small" onClick={() => void undo(relocation.id)} disabled={isUndoing}>
        Undo all {countBookings(count)}
      </Button>
    </p>
  );
}
