/** What people read about a field that is to be the id of a record. */
export const anId = { message: '$property must be an id' };

/** What people read about a field that is to be true or false. */
export const aFlag = { message: '$property must be true or false' };
