import { formatAddOn } from '../../../../../shared/services/format-add-on.js';
import { CheckboxGroup } from '../../../../../shared/ui/inputs/CheckboxGroup.js';
import { joinIds, splitIds } from '../editor-draft.js';
import { LIST_PRICE } from '../price/price-draft.js';
import type { Editor } from '../use-booking-editor.js';
import type { Offerings } from './use-offerings.js';

/** The add-ons of the treatment, where it has some to choose from. An agreed price does not apply to others. */
export function AddOnsField({ editor, offerings }: { editor: Editor; offerings: Offerings }) {
  const { draft, errors, change } = editor;
  if (offerings.addOns.length === 0) return null;
  return (
    <fieldset className="editor-add-ons editor-wide">
      <legend>Add-ons</legend>
      <CheckboxGroup
        value={splitIds(draft.add_ons)}
        onChange={(ids) => change({ add_ons: joinIds(ids), ...LIST_PRICE })}
        options={offerings.addOns.map(({ id, name, ...addOn }) => ({
          value: id,
          label: `${name}, ${formatAddOn(addOn)}`,
        }))}
      />
      {errors.add_ons && <p className="editor-error">{errors.add_ons}</p>}
    </fieldset>
  );
}
