/** The message about a field that has to be the id of a record. */
export const mustBeId = { message: '$property must be an id' };

/** The message about a field that has to be true or false. */
export const mustBeBoolean = { message: '$property must be true or false' };
