import { ValidateIf } from 'class-validator';

/** A field that an edit may leave out, and then stays as it is. Null is checked like any other value. */
export const IsUndefinable = () => ValidateIf((_, value) => value !== undefined);
