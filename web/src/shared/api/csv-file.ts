/** A file from the server that the browser holds until it is saved. */
export interface CsvFile {
  /** Object URL of its bytes. */
  url: string;
  name: string;
  /** Number of records, without the heading. */
  count: number;
}

/**
 * Options of a request for a file. The timeout in milliseconds is longer than others', because a file may have many
 * records.
 */
export const CSV_FILE_REQUEST = { method: 'POST', responseHandler: toCsvFile, timeout: 600_000 } as const;

/** Reads a file and keeps its bytes unchanged, the byte order mark included; problems are read as JSON. */
async function toCsvFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
  const count = Number(response.headers.get('x-record-count') ?? 0);
  return { url: URL.createObjectURL(await response.blob()), name, count } satisfies CsvFile;
}

/** Saves the file on the person's computer and releases its bytes. */
export function saveFile({ url, name }: CsvFile): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser still reads the bytes after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
