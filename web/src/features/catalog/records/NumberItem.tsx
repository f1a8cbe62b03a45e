import type { ComponentProps } from 'react';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { NumberInput } from '../../../shared/ui/inputs/NumberInput.js';

interface NumberItemProps
  extends
    Pick<ComponentProps<typeof FormItem>, 'name' | 'label' | 'rules' | 'extra'>,
    Pick<ComponentProps<typeof NumberInput>, 'prefix' | 'step'> {}

/** A form's field for a number; of the rules that it breaks, the first is shown. */
export const NumberItem = ({ prefix, step, ...item }: NumberItemProps) => (
  <FormItem {...item} validateFirst>
    <NumberInput prefix={prefix} step={step} />
  </FormItem>
);
