/** A file from the server that the browser holds until it is saved. */
export interface CsvFile {
  /** Object URL of its bytes. */
  url: string;
  name: string;
  /** Number of records, without the heading. */
  count: number;
}

/** Saves the file on the person's computer and releases its bytes. */
export function saveFile({ url, name }: CsvFile): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser still reads the bytes after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
