import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import type { CSSProperties, ReactNode } from 'react';
import { colours, smallPrintStyle, textStyle } from './mail-styles.js';

interface MailSectionProps {
  className?: string;
  style: CSSProperties;
  children: ReactNode;
}

/** A block over the full width, with the margins of the sheet. */
export function MailSection({ className, style, children }: MailSectionProps) {
  return (
    <Row>
      <Column className={['side', className ?? 'ink'].join(' ')} style={{ ...textStyle, ...style }}>
        {children}
      </Column>
    </Row>
  );
}

/** Small print below the message. */
export function MailNote({ children }: { children: string }) {
  return (
    <MailSection className="soft" style={{ ...smallPrintStyle, padding: '8px 40px' }}>
      {children}
    </MailSection>
  );
}

/** Rows of labels and values. */
export function DetailTable({ children }: { children: ReactNode }) {
  return <MailSection style={{ padding: '16px 40px' }}>{children}</MailSection>;
}

interface DetailRowProps {
  label: string;
  value: string;
  /** Whether the row is shown in bold. */
  isMain?: boolean;
  /** A second, lighter line. */
  hint?: string;
}

export function DetailRow({ label, value, isMain = false, hint }: DetailRowProps) {
  return (
    <Row className="detail">
      <Column className="line soft label" width={140} valign="top" style={{ ...cellStyle, color: colours.soft }}>
        {label}
      </Column>
      <Column className="line ink value" valign="top" style={{ ...cellStyle, ...(isMain && { fontWeight: 'bold' }) }}>
        <Lines>{value}</Lines>
        {hint && (
          <>
            <br data-skip-in-text="true" />
            <span className="soft hint" style={{ color: colours.soft, fontWeight: 'normal' }}>
              {hint}
            </span>
          </>
        )}
      </Column>
    </Row>
  );
}

const cellStyle = { ...textStyle, borderTop: `1px solid ${colours.line}`, padding: '11px 0' };

/** Keeps the line breaks of text that people typed. */
export function Lines({ children }: { children: string }) {
  return children.split(/\r?\n/).flatMap((line, nth) => (nth === 0 ? [line] : [<br key={nth} />, line]));
}
