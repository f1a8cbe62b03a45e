import { useEffect, useRef } from 'react';

interface StepHeadingProps {
  id: string;
  text: string;
  /** Whether the step was reached just now: it takes the focus. */
  isNew: boolean;
}

/** The heading of a step of the close. */
export function StepHeading({ id, text, isNew }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="type-small-head">
      {text}
    </h2>
  );
}
