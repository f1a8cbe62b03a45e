import type { ComponentProps } from 'react';
import { TextInput } from '../ui/inputs/TextInput.js';

interface MoneyFieldProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  /** The text as it was typed; `parseMoney` reads it. */
  value: string;
  onChange: (text: string) => void;
}

/** A field for an amount of money. */
export const MoneyField = ({ onChange, ...props }: MoneyFieldProps) => (
  <TextInput
    inputMode="decimal"
    autoComplete="off"
    maxLength={10}
    prefix="$"
    {...props}
    onChange={({ target }) => onChange(target.value)}
  />
);
