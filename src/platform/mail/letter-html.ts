import { Html, html } from './html.js';
import { mailRules } from './mail-rules.js';
import type { Fact, LetterText } from './letter.js';
import type { Sender } from './sender.js';

/** The pictures of a letter: content id → file. Whoever sends it attaches them. */
export const letterPictures = { 'brand-mark': 'brand-mark.png', 'mail-header': 'mail-header.png' } as const;

const serif = "Georgia, 'Times New Roman', serif";
const sans = 'Arial, Helvetica, sans-serif';
const colour = {
  page: '#F1F0EB',
  sheet: '#FBFAF7',
  travertine: '#E5E2D9',
  line: '#D6D2C7',
  ink: '#1D2422',
  soft: '#49514D',
  accent: '#1C5A54',
};

// Mail programs that read without a doctype let no table inherit these.
const textStyle = `color:${colour.ink};font:17px/26px ${sans}`;

/** 600 px of tables with inline styles, as mail programs want it. */
export function letterHtml(letter: LetterText, shop: Sender): string {
  return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>${new Html(mailRules)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colour.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.page}"><tr><td class="edge" align="center" style="padding:36px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${colour.sheet};${textStyle}">
<tr><td class="side" style="padding:24px 40px;font:22px/28px ${serif}"><img src="cid:brand-mark" width="30" height="25" alt="" class="mark" style="vertical-align:-4px;border:0;margin-right:10px">${shop.name}</td></tr>
<tr><td><img src="cid:mail-header" width="600" alt="Lines that rise over three stones" style="display:block;width:100%;height:auto;border:0"></td></tr>
<tr><td class="side" style="padding:36px 40px 8px">
<h1 style="margin:0 0 12px;font:400 36px/44px ${serif}">${letter.heading}</h1>
<p class="soft" style="margin:0;color:${colour.soft}">${letter.lead}</p>
</td></tr>
<tr><td class="side" style="padding:16px 40px"><table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="${textStyle}">
${letter.facts.map(row)}</table></td></tr>
${actions(letter)}${letter.notes.map(note)}
<tr><td style="padding:12px 40px 0"></td></tr>
<tr><td class="side foot" style="padding:20px 40px 28px;background:${colour.travertine};color:${colour.soft};font-size:15px;line-height:24px">
${shopLines(shop).map((line) => html`${line}<br>`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`.markup;
}

/** Who writes, where they are, when they are there. */
export function shopLines(shop: Sender): string[] {
  const lines = [
    [shop.name, ...shop.addressLines].join(', '),
    [shop.phone, shop.email].filter(Boolean).join(', '),
    shop.hours.map(({ days, hours }) => `${days} ${hours}`).join(', '),
  ];
  return lines.filter(Boolean);
}

function row({ label, value, isMain, aside }: Fact): Html {
  const border = `border-top:1px solid ${colour.line};padding:11px 0`;
  const second = aside ? html`<br><span class="soft" style="color:${colour.soft}">${aside}</span>` : '';
  return html`<tr>
<td class="line soft label" width="140" valign="top" style="${border};color:${colour.soft}">${label}</td>
<td class="line" valign="top" style="${border};${isMain ? 'font-weight:bold' : ''}">${lines(value)}${second && html`<span style="font-weight:normal">${second}</span>`}</td>
</tr>
`;
}

/** What people wrote keeps its lines. */
function lines(text: string): Html {
  const [first = '', ...rest] = text.split(/\r?\n/);
  return html`${first}${rest.map((line) => html`<br>${line}`)}`;
}

function actions({ button, link }: LetterText): Html {
  if (!button && !link) return html``;
  const main =
    button &&
    html`<table role="presentation" align="left" cellpadding="0" cellspacing="0"><tr><td class="button" bgcolor="${colour.accent}" style="padding:13px 24px;border-radius:6px;font:bold 17px/26px ${sans}"><a href="${button.url}" style="color:#FFFFFF;text-decoration:none"><span class="on-accent">${button.label}</span></a></td></tr></table>`;
  const second =
    link &&
    html`<table role="presentation" align="left" cellpadding="0" cellspacing="0"><tr><td class="second" style="padding:13px 24px;font:17px/26px ${sans}"><a class="link" href="${link.url}" style="color:${colour.accent}">${link.label}</a></td></tr></table>`;
  return html`<tr><td class="side" style="padding:12px 40px">${main ?? ''}${second ?? ''}</td></tr>
`;
}

function note(text: string): Html {
  return html`<tr><td class="side soft" style="padding:8px 40px;color:${colour.soft};font-size:15px;line-height:24px">${text}</td></tr>
`;
}
