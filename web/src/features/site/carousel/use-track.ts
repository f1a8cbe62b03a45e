import { useEffect, useRef, useState } from 'react';

/** Returns the position of a scrolling row, and a function that moves it by one item. */
export function useTrack() {
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState({ overflows: false, atStart: true, atEnd: false });

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const measure = () => {
      const scrollRange = row.scrollWidth - row.clientWidth;
      setPosition({ overflows: scrollRange > 2, atStart: row.scrollLeft < 2, atEnd: row.scrollLeft > scrollRange - 2 });
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(row);
    for (const item of row.children) watcher.observe(item);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const item = track.current?.firstElementChild;
    if (item) track.current?.scrollBy({ left: direction * item.clientWidth });
  };
  return { track, ...position, move };
}
