/** A page that is the same for everybody, compressed once. */
export interface RenderedPage {
  /** Weak tag, the same for every compression. */
  etag: string;
  /** Nonce that permits its styles, see csp-nonce.ts. */
  nonce: string;
  identity: Uint8Array;
  br: Uint8Array;
  gzip: Uint8Array;
}

/** Renders a page on the server. */
export interface PageRenderer {
  /** Returns the page; undefined while it cannot be rendered: the browser then renders it. Never throws. */
  page(): Promise<RenderedPage | undefined>;
}
