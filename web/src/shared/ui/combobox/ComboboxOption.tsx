import { useEffect, useRef, type ReactNode } from 'react';
import styles from './combobox.module.css';

interface ComboboxOptionProps {
  id: string;
  isActive: boolean;
  onMark: () => void;
  onChoose: () => void;
  children: ReactNode;
}

/** An option of a search field's list, scrolled to when it is marked. */
export function ComboboxOption({ id, isActive, onMark, onChoose, children }: ComboboxOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current!.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onClick={onChoose}
      onPointerMove={onMark}
    >
      {children}
    </div>
  );
}
