import type { ReactElement } from 'react';

/** antd leaves the scrolling part of a dropdown out of reach of the keyboard; it becomes focusable here. */
export const keyboardScrollable = (menu: ReactElement) => (
  <div ref={(popup) => popup?.querySelector('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0')}>
    {menu}
  </div>
);
