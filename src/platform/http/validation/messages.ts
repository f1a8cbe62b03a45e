/** The sentence that people read about a field that is to be the id of a record. */
export const anId = { message: '$property must be an id' };

/** The sentence that people read about a field that is to be true or false. */
export const aFlag = { message: '$property must be true or false' };
