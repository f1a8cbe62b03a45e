import { Transform } from 'class-transformer';

/** A text without the space around it. */
export const Trim = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A text that may be left empty: one with nothing but space becomes null. */
export const TrimToNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));

/** A text of one line, or several: words with one space between them, none around. */
export const CollapseWhitespace = () =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toOneLine) : toOneLine(value)));

const toOneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : value;
