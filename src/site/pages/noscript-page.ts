import { Injectable, Logger } from '@nestjs/common';
import { ShopDetails, ShopSettings } from '../../catalog/index.js';
import { notFoundNoscriptText, noscriptTexts, officeNoscriptText } from './noscript-texts.js';

/** Makes the content of pages for browsers without JavaScript: the page's text, and how to reach the shop. */
@Injectable()
export class NoscriptPage {
  private readonly logger = new Logger(NoscriptPage.name);

  constructor(private readonly settings: ShopSettings) {}

  /** Returns a noscript element for the page at a path, or for a missing page (`isPage` false). Never throws. */
  async markup(path: string, isPage: boolean): Promise<string> {
    const text = isPage ? (noscriptTexts[path.replace(/(?<=.)\/$/, '')] ?? officeNoscriptText) : notFoundNoscriptText;
    const contact = await this.contact().catch((error: unknown) => {
      this.logger.error(
        { err: error },
        'The shop could not be read; a page without JavaScript goes without its number',
      );
      return '';
    });
    const paragraphs = text.sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
    const heading = `<h1 class="type-page">${escapeHtml(text.heading)}</h1>`;
    const style = `<style nonce="STYLE_NONCE">.noscript{display:grid;gap:16px;max-width:640px;padding:48px 20px}</style>`;
    return `<noscript>${style}<main class="noscript">${heading}${paragraphs}${contact}<p><a href="/">Home</a></p></main></noscript>`;
  }

  private async contact(): Promise<string> {
    const { name, phone, email, addressLines } = await this.settings.read(ShopDetails);
    const link = (scheme: string, to: string, label: string) =>
      `<a href="${scheme}:${escapeHtml(to)}">${escapeHtml(label)}</a>`;
    const ways = [
      ...(phone ? [link('tel', phone.replaceAll(/[^+\d]/g, ''), phone)] : []),
      ...(email ? [link('mailto', email, email)] : []),
      ...(addressLines.length > 0 ? [escapeHtml(addressLines.join(', '))] : []),
    ];
    return `<p>${[`<strong>${escapeHtml(name)}</strong>`, ...ways].join('<br>')}</p>`;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
