import { useEffect, useRef, useState } from 'react';

/** Where a scrolling row stands, and a way to move it on by one item. */
export function useTrack() {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ overflows: false, atStart: true, atEnd: false });

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const look = () => {
      const room = row.scrollWidth - row.clientWidth;
      setPlace({ overflows: room > 2, atStart: row.scrollLeft < 2, atEnd: row.scrollLeft > room - 2 });
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(row);
    for (const item of row.children) watcher.observe(item);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const item = track.current?.firstElementChild;
    if (item) track.current?.scrollBy({ left: direction * item.clientWidth });
  };
  return { track, ...place, move };
}
