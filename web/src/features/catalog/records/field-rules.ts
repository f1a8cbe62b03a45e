import type { FormRule } from 'antd';

const createRule = (message: string, isValid: (value: unknown) => boolean): FormRule => ({
  validator: (_, value: unknown) => (isValid(value) ? Promise.resolve() : Promise.reject(new Error(message))),
});

/** At least so many letters, spaces around them apart. */
export const minLength = (min: number, message: string): FormRule =>
  createRule(message, (text) => typeof text === 'string' && text.trim().length >= min);

/** A number of at least `min`; an empty field is none. */
export const minValue = (min: number, message: string): FormRule =>
  createRule(message, (value) => typeof value === 'number' && value >= min);

/** A least value where an empty field is allowed. */
export const optionalMinValue = (min: number, message: string): FormRule =>
  createRule(message, (value) => typeof value !== 'number' || value >= min);

export const maxValue = (max: number, message: string): FormRule =>
  createRule(message, (value) => typeof value !== 'number' || value <= max);

/** At most so many decimals. */
export const maxDecimals = (max: number, message: string): FormRule =>
  createRule(message, (value) => typeof value !== 'number' || Number(value.toFixed(max)) === value);

export const notEmpty = (message: string): FormRule =>
  createRule(message, (value) => Array.isArray(value) && value.length > 0);
