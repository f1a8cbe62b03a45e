import type { FieldRule } from '../../../shared/ui/form/form-handle.js';

const createRule = (message: string, isValid: (value: unknown) => boolean): FieldRule => ({
  validator: (_, value: unknown) => (isValid(value) ? Promise.resolve() : Promise.reject(new Error(message))),
});

/** Requires at least `min` characters, without spaces around them. */
export const minLength = (min: number, message: string): FieldRule =>
  createRule(message, (text) => typeof text === 'string' && text.trim().length >= min);

/** Requires a number of at least `min`; an empty field fails. */
export const minValue = (min: number, message: string): FieldRule =>
  createRule(message, (value) => typeof value === 'number' && value >= min);

/** Requires a number of at least `min`; an empty field passes. */
export const optionalMinValue = (min: number, message: string): FieldRule =>
  createRule(message, (value) => typeof value !== 'number' || value >= min);

export const maxValue = (max: number, message: string): FieldRule =>
  createRule(message, (value) => typeof value !== 'number' || value <= max);

/** Allows multiples of a number only. */
export const inSteps = (step: number, message: string): FieldRule =>
  createRule(message, (value) => typeof value !== 'number' || value % step === 0);

/** Allows at most `max` decimals. */
export const maxDecimals = (max: number, message: string): FieldRule =>
  createRule(message, (value) => typeof value !== 'number' || Number(value.toFixed(max)) === value);

export const notEmpty = (message: string): FieldRule =>
  createRule(message, (value) => Array.isArray(value) && value.length > 0);
