import { EditorField } from './EditorField.js';
import type { Editor } from '../use-booking-editor.js';
import type { Offerings } from './use-offerings.js';
import { useSlotReview } from './use-slot-review.js';
import { Select } from '../../../../../shared/ui/fields/Select.js';

/** The choice of a room, in a shop that has some: the one that the server would give, unless another is chosen. */
export function RoomField({ editor, offerings }: { editor: Editor; offerings: Offerings }) {
  const { draft, base, saved } = editor;
  const { currentData: review } = useSlotReview(draft, base, offerings);
  if (!review || review.rooms.length === 0) return null;
  const isChosen = draft.room_id !== saved.room_id;
  const value = isChosen ? draft.room_id : review.room_id;
  return (
    <EditorField editor={editor} field="room_id" label="Room">
      {(control) => (
        <Select
          {...control}
          placeholder="No room is free"
          value={value || undefined}
          options={review.rooms.map(({ id, name, is_free }) => ({
            value: id,
            label: is_free ? name : `${name} (taken)`,
            disabled: !is_free,
          }))}
          onChange={(room_id: string) => editor.change({ room_id })}
        />
      )}
    </EditorField>
  );
}
