/**
 * Keeps the page behind the dialog inert and from scrolling. The place of its scrollbar stays empty, so that nothing
 * moves. Returns what lets go again.
 */
export function lockPageScroll(): () => void {
  const root = document.documentElement;
  const page = document.getElementById('root');
  const scrollbar = innerWidth - root.clientWidth;
  page?.setAttribute('inert', '');
  Object.assign(root.style, { overflow: 'hidden', paddingRight: `${scrollbar}px` });
  return () => {
    page?.removeAttribute('inert');
    Object.assign(root.style, { overflow: '', paddingRight: '' });
  };
}
