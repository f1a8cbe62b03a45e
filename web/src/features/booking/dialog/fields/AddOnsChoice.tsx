import type { AddOnDto } from '../../../../shared/api/generated.js';
import { formatAddOn } from '../../../../shared/services/format-add-on.js';
import { toAddOnIds, toAddOnText } from './add-ons.js';
import styles from './service-choice.module.css';

interface AddOnsChoiceProps {
  id: string;
  addOns: readonly AddOnDto[];
  /** The ids of those that are chosen, as one text. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The add-ons that go with a treatment, each with the minutes and the price that it adds. */
export function AddOnsChoice({ id: fieldsetId, addOns, value, onChange }: AddOnsChoiceProps) {
  const chosen = toAddOnIds(value);
  const toggle = (id: string) =>
    onChange(toAddOnText(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]));
  return (
    <fieldset id={fieldsetId} className={styles.variants}>
      <legend className="booking-label">Add to your treatment</legend>
      {addOns.map(({ id, name, ...addOn }) => (
        <label key={id} className={styles.variant}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {name} <span className={styles.variantPrice}>{formatAddOn(addOn)}</span>
        </label>
      ))}
    </fieldset>
  );
}
