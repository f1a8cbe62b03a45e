/** A page as it goes to everybody, packed once for all. */
export interface RenderedPage {
  /** Weak: the same for every packing. */
  etag: string;
  /** Lets in the styles that it contains, see csp-nonce.ts. */
  nonce: string;
  identity: Uint8Array;
  br: Uint8Array;
  gzip: Uint8Array;
}

/** Renders a page on the server. */
export interface PageRenderer {
  /** Undefined while it cannot be rendered: the browser then does it. Never throws. */
  page(): Promise<RenderedPage | undefined>;
}
