/** A file that the server has written, held by the browser until it is saved. */
export interface CsvFile {
  /** Address of the held bytes. */
  url: string;
  name: string;
  /** Records in it, without the heading. */
  count: number;
}

/** How a file is asked for: one of many records takes longer than another answer, in milliseconds. */
export const CSV_FILE_REQUEST = { method: 'POST', responseHandler: toCsvFile, timeout: 600_000 } as const;

/** Keeps the bytes as they are, the mark at their start included; problems are read as JSON. */
async function toCsvFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
  const count = Number(response.headers.get('x-record-count') ?? 0);
  return { url: URL.createObjectURL(await response.blob()), name, count } satisfies CsvFile;
}

/** Hands the file to the person and lets go of its bytes. */
export function saveFile({ url, name }: CsvFile): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser still reads them when `click` returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
