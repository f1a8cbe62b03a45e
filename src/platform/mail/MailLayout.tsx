import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { MailSender } from './mail-sender.js';
import { Lines, MailSection } from './MailSection.js';
import { brandStyle, colours, headingStyle, smallPrintStyle, styleSheet, textStyle } from './mail-styles.js';

interface MailLayoutProps {
  sender: MailSender;
  heading: string;
  /** The message, in one or two sentences. */
  lead: string;
  children?: ReactNode;
}

/** The shop's brand, heading and contact details around a message, 600 px wide. */
export function MailLayout({ sender, heading, lead, children }: MailLayoutProps) {
  return (
    <Html lang="en-AU">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{styleSheet}</style>
      </Head>
      <body className="page" style={{ margin: 0, padding: 0, background: colours.page }}>
        <Row className="page" style={{ background: colours.page }}>
          <Column className="edge" align="center" style={{ padding: '36px 12px' }}>
            <Container className="sheet" width={600} style={sheetStyle}>
              <MailSection style={{ ...brandStyle, padding: '24px 40px' }}>
                <Img src="cid:brand-mark" width={30} height={25} alt="" className="mark" style={markStyle} />
                <span data-skip-in-text="true">{sender.name}</span>
              </MailSection>
              <Img src="cid:mail-header" width={600} alt="" style={pictureStyle} />
              <MailSection style={{ padding: '36px 40px 8px' }}>
                <Heading style={headingStyle}>{heading}</Heading>
                <Text className="soft" style={{ ...textStyle, margin: 0, color: colours.soft }}>
                  {lead}
                </Text>
              </MailSection>
              {children}
              <Row data-skip-in-text="true">
                <Column style={{ padding: '12px 40px 0' }} />
              </Row>
              <MailSection className="soft foot" style={footerStyle}>
                <Lines>{footerLines(sender).join('\n')}</Lines>
              </MailSection>
            </Container>
          </Column>
        </Row>
      </body>
    </Html>
  );
}

const sheetStyle = { width: '100%', maxWidth: '600px', background: colours.sheet, ...textStyle };
const markStyle = { display: 'inline', verticalAlign: '-4px', marginRight: '10px' };
const pictureStyle = { width: '100%', height: 'auto' };
const footerStyle = { ...smallPrintStyle, padding: '20px 40px 28px', background: colours.travertine };

/** Returns the footer: name and address, contact details, opening hours. */
function footerLines({ name, addressLines, phone, email, hours }: MailSender): string[] {
  const lines = [
    [name, ...addressLines].join(', '),
    [phone, email].filter(Boolean).join(', '),
    hours.map((each) => `${each.days} ${each.hours}`).join(', '),
  ];
  return lines.filter(Boolean);
}
