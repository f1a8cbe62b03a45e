/** From this width on the editor is beside the list, which makes room for it; below, it covers what does not move. */
export const BESIDE_THE_LIST = '(min-width: 1280px)';
