import { useLayoutEffect } from 'react';

/**
 * Keeps the space of the scrollbar on the page where scrollbars take space, so that nothing moves sideways when one
 * appears or a dialog removes it. Measures the scrollbar first: a browser keeps space for hidden scrollbars, too.
 */
export function useScrollbarGutter(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('has-scrollbar-gutter', measureScrollbar() > 0);
    return () => classList.remove('has-scrollbar-gutter');
  }, []);
}

function measureScrollbar(): number {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', visibility: 'hidden', width: '100px', overflow: 'scroll' });
  document.body.append(box);
  const width = box.offsetWidth - box.clientWidth;
  box.remove();
  return width;
}
