interface ShopFacts {
  shopName: string;
  /** Shop-local date and time of the export. */
  exportedAt: string;
  timeZone: string;
  currency: string;
  files: readonly { name: string; description: string }[];
}

/** Formats the text that says what each file of an export is. */
export function formatReadme({ shopName, exportedAt, timeZone, currency, files }: ShopFacts): string {
  const lines = [
    `All data of ${shopName}, as it was on ${exportedAt}.`,
    '',
    'Files',
    ...files.flatMap(({ name, description }) => ['', name, description]),
    '',
    'How to read them',
    '',
    'Tables are CSV in UTF-8 (RFC 4180), with commas, quotation marks around cells that need them, and a header.',
    `Dates are year-month-day. Dates and times are those of the shop's clock, time zone ${timeZone}.`,
    `Amounts have a point before the cents. The shop's currency is ${currency}; where a line was entered in another, its column currency says so.`,
    'An apostrophe before a cell that begins with =, +, - or @ keeps spreadsheets from running it; it is no part of the text.',
    'Where a cell lists several things, they are divided by semicolons.',
    '',
    'Moving into another shop of this program',
    '',
    'Import services.csv, therapists.csv, roster.csv, clients.csv and bookings.csv as they are, in this order. Of the roster it takes',
    'published shifts; patterns, leave and closures are entered again, and therapists are invited again. Of bookings it takes the',
    'columns up to currency. It brings in no money: sales, payments and gift certificates stay with the books. Bookings of clients',
    'who were erased are refused, line by line.',
    '',
    'What is not in it',
    '',
    'Codes of gift certificates and passwords, of which the shop keeps hashes alone; photos; settings; accounts; the waiting list;',
    'mails that were sent; and the action log, which has an export of its own. Clients who were erased are gone.',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
