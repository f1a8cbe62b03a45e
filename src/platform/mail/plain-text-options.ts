import type { HtmlToTextOptions } from 'html-to-text';

const ownLine = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const ownParagraph = { leadingLineBreaks: 2, trailingLineBreaks: 2 };

/** Options by which the parts of a mail read as plain text: `Label: value (hint)`, and `Label: https://…` for links. */
export const plainTextOptions: HtmlToTextOptions = {
  wordwrap: false,
  formatters: {
    labelledLink: (link, walk, builder) => {
      walk(link.children, builder);
      builder.addInline(`: ${link.attribs?.href ?? ''}`, { noWordTransform: true });
    },
    signature: (footer, walk, builder) => {
      builder.openBlock(ownParagraph);
      builder.addLiteral('-- ');
      builder.addLineBreak();
      walk(footer.children, builder);
      builder.closeBlock(ownParagraph);
    },
  },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'td', format: 'block', options: ownLine },
    { selector: 'h1', format: 'block', options: ownParagraph },
    { selector: 'table.detail', format: 'block', options: ownLine },
    { selector: 'td.value', format: 'inline' },
    { selector: 'td.label', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'span.hint', format: 'inlineSurround', options: { prefix: ' (', suffix: ')' } },
    { selector: 'table.action', format: 'block', options: ownLine },
    { selector: 'a', format: 'labelledLink' },
    { selector: 'td.foot', format: 'signature' },
  ],
};
