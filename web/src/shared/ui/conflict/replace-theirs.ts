/** On the button that saves, while somebody else's version would be lost by it. */
export const REPLACE_THEIRS = 'Replace Theirs';

export const REPLACE_OR_LOAD =
  'Yours is not saved. “Replace Theirs” saves it over theirs; “Load the latest” shows theirs and drops yours.';
