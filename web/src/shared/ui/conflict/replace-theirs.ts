/** Text of the save button while saving would overwrite somebody else's version. */
export const REPLACE_THEIRS = 'Replace Theirs';

export const REPLACE_OR_LOAD =
  'Yours is not saved. “Replace Theirs” saves it over theirs; “Load the latest” shows theirs and drops yours.';
