/** Media query of the width from which the editor is beside the list; on smaller screens it covers the list. */
export const BESIDE_THE_LIST = '(min-width: 1280px)';
