/** Media query of the width from which the panel is beside the list; on smaller screens it covers the list. */
export const SIDE_PANEL_QUERY = '(min-width: 1280px)';
