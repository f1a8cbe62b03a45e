/** The page's CSP nonce: only styles of our own files and those with the nonce are applied. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const create = document.createElement.bind(document) as (name: string, options?: ElementCreationOptions) => HTMLElement;

/**
 * Adds the nonce to style elements that scripts create. antd takes a nonce as a setting but does not pass it on
 * everywhere, such as to the scroll lock of its dialogs. Injected markup stays without one.
 */
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  if (nonce && name === 'style') element.nonce = nonce;
  return element;
}) as typeof document.createElement;
