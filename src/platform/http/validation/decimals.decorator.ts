import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * A finite number with at most this many decimals. (IsNumber counts them in the number's text and throws at one like
 * 1e-9.)
 */
export const HasDecimals = (atMost: number, options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'hasDecimals', validator: { validate: (value) => isRounded(value, atMost) } }, options);

export const isRounded = (value: unknown, decimals: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(decimals)) === value;
