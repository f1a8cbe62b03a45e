import type { ServiceDto } from '../../../../shared/api/generated.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { formatFromPrice, formatMinutes, groupServices } from '../../../../shared/services/service-groups.js';
import { Listbox, type ListboxProps } from '../listbox/Listbox.js';
import styles from './service-choice.module.css';

interface ServiceChoiceProps extends Omit<ListboxProps, 'placeholder' | 'options'> {
  services: readonly ServiceDto[];
}

/** The list of treatments, and the variants of the chosen one; choosing a treatment chooses its shortest variant. */
export function ServiceChoice({ services, value, onChange, ...listbox }: ServiceChoiceProps) {
  const groups = groupServices(services);
  const chosen = groups.find((group) => group.services.some(({ id }) => id === value));
  return (
    <>
      <Listbox
        {...listbox}
        placeholder="Select a massage type"
        options={groups.map((group) => ({
          value: group.id,
          label: `${group.name} - ${formatFromPrice(group)} - ${formatMinutes(group)} min`,
        }))}
        value={chosen?.id}
        onChange={(id) => onChange(id === chosen?.id && value ? value : id)}
      />
      {chosen && chosen.services.length > 1 && (
        <fieldset className={styles.variants}>
          <legend className="visually-hidden">Variants of {chosen.name}</legend>
          {chosen.services.map(({ id, variant, price }) => (
            <label key={id} className={styles.variant}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${listbox.id}_variant`}
                checked={id === value}
                onChange={() => onChange(id)}
              />
              {variant} <span className={styles.variantPrice}>{formatMoney(price)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
