import type { ElementType, HTMLAttributes, Ref } from 'react';

/** The distances of the design, in pixels. */
type Space = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 28 | 36;

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  ref?: Ref<HTMLElement>;
  /** Between neighbours. */
  gap?: Space;
  /** Between lines, where it is another. */
  lines?: Space;
}
