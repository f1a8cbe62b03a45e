import type { ClosureDto, NewClosureDto } from '../../../../shared/api/generated.js';

/** The unsaved input of a closure that is restored after a new sign-in, with the version that it was entered into. */
export interface KeptClosure {
  /** Undefined for a new one. */
  opened: ClosureDto | undefined;
  version: number;
  values: NewClosureDto;
}

export const CLOSURE_DRAFT = 'closure';
