import { useEffect, type RefObject } from 'react';

/** Passes the height that an on-screen keyboard leaves to the style sheet, and keeps the focused field within it. */
export function useVisibleHeight(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = () => {
      const element = sheet.current;
      // Two fingers change the view as well; that is reading, not typing.
      if (!element || view.scale !== 1) return;
      element.style.setProperty('--visible-height', `${view.height}px`);
      element.style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    const fitAndFollow = () => {
      fit();
      const field = document.activeElement;
      if (field?.matches('.booking-page :is(input, textarea)')) field.scrollIntoView({ block: 'center' });
    };
    view.addEventListener('resize', fitAndFollow);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fitAndFollow);
      view.removeEventListener('scroll', fit);
    };
  }, [sheet]);
}
