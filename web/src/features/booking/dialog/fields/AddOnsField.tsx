import { formatAddOn } from '../../../../shared/services/format-add-on.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { BookingOptions } from '../form/use-booking-options.js';
import { toAddOnIds, toAddOnText } from './add-ons.js';
import { Field } from './Field.js';
import { fieldId } from './focus-field.js';
import styles from './service-choice.module.css';

interface AddOnsFieldProps {
  form: BookingFormState;
  bookingOptions: BookingOptions;
}

/** The add-ons that go with the chosen treatment; nothing where it has none. */
export function AddOnsField({ form, bookingOptions: { addOns } }: AddOnsFieldProps) {
  const error = form.errors.add_ons;
  if (addOns.length === 0 && !error) return null;
  const chosen = toAddOnIds(form.draft.add_ons);
  const toggle = (id: string) =>
    form.set({
      add_ons: toAddOnText(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
    });
  return (
    <Field name="add_ons" error={error}>
      {addOns.length > 0 && (
        <fieldset id={fieldId('add_ons')} className={styles.variants}>
          <legend className="booking-label">Add to your treatment</legend>
          {addOns.map(({ id, name, ...addOn }) => (
            <label key={id} className={styles.variant}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              {name} <span className={styles.variantPrice}>{formatAddOn(addOn)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </Field>
  );
}
