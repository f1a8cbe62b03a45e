import type { ClosureDto, NewClosureDto } from '../../../../shared/api/generated.js';

/** What was entered of a closure when the session ended, with the version that it was entered into. */
export interface KeptClosure {
  /** Undefined for a new one. */
  opened: ClosureDto | undefined;
  version: number;
  values: NewClosureDto;
}

export const CLOSURE_DRAFT = 'closure';
