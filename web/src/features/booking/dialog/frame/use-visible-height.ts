import { useEffect, type RefObject } from 'react';

/** Passes the height that an on-screen keyboard leaves to the style sheet, and keeps the focused field within it. */
export function useVisibleHeight(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = () => {
      const element = sheet.current;
      // Zooming with two fingers changes the view as well, without a keyboard.
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
