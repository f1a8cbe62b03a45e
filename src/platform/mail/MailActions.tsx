import { Column } from '@react-email/column';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import type { ReactNode } from 'react';
import { MailSection } from './MailSection.js';
import { buttonStyle, colours, textStyle } from './mail-styles.js';

interface ActionProps {
  href: string;
  label: string;
}

/** The actions of a mail: one button, and beside it a link for a second action. */
export function MailActions({ children }: { children: ReactNode }) {
  return <MailSection style={{ padding: '12px 40px' }}>{children}</MailSection>;
}

export function MailButton({ href, label }: ActionProps) {
  return (
    <Row className="action" align="left" width={undefined}>
      <Column className="button" style={buttonStyle}>
        <Link href={href} style={{ color: '#FFFFFF', textDecoration: 'none' }}>
          <span className="on-accent">{label}</span>
        </Link>
      </Column>
    </Row>
  );
}

export function MailLink({ href, label }: ActionProps) {
  return (
    <Row className="action" align="left" width={undefined}>
      <Column className="second" style={{ ...textStyle, padding: '13px 24px' }}>
        <Link className="link" href={href} style={{ color: colours.accent, textDecoration: 'underline' }}>
          {label}
        </Link>
      </Column>
    </Row>
  );
}
