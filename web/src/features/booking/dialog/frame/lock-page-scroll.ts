/**
 * Makes the page behind the dialog inert and stops its scrolling. The space of its scrollbar is kept, so that nothing
 * moves.
 * @returns a function that undoes it
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
