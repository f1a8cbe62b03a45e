import { Transform } from 'class-transformer';

/** A text that is what remains without the space around it. */
export const Trim = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A text that may be left empty: what holds nothing but space is null. */
export const TrimToNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));

/** A text of words: one space between them, none around. */
export const CollapseWhitespace = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : value,
  );
