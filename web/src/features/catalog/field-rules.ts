import type { FormRule } from 'antd';

const rule = (message: string, holds: (value: unknown) => boolean): FormRule => ({
  validator: (_, value: unknown) => (holds(value) ? Promise.resolve() : Promise.reject(new Error(message))),
});

/** At least so many letters, spaces around them apart. */
export const letters = (least: number, message: string): FormRule =>
  rule(message, (text) => typeof text === 'string' && text.trim().length >= least);

/** A number of at least `least`; an empty field is none. */
export const atLeast = (least: number, message: string): FormRule =>
  rule(message, (value) => typeof value === 'number' && value >= least);

export const atMost = (most: number, message: string): FormRule =>
  rule(message, (value) => typeof value !== 'number' || value <= most);

/** At most so many decimals. */
export const decimals = (most: number, message: string): FormRule =>
  rule(message, (value) => typeof value !== 'number' || Number(value.toFixed(most)) === value);

export const someOf = (message: string): FormRule => rule(message, (value) => Array.isArray(value) && value.length > 0);
