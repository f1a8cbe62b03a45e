import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { formatDecimal, toCents } from '../../kernel/money.js';
import { formatCsvLines, UTF8_BOM } from '../../platform/http/responses/csv.js';
import type { ClientFilterDto, ListedClientDto } from './client-list.dto.js';
import { ListedClientsQuery } from './listed-clients.query.js';

const COLUMNS: readonly [title: string, format: (client: ListedClientDto) => string][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email ?? ''],
  ['Phone', ({ phone }) => phone],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Preferred Therapist', ({ preferred_therapist_name }) => preferred_therapist_name ?? ''],
  ['Preferred Pressure', ({ preferred_pressure }) => preferred_pressure ?? ''],
  ['Birthday', ({ birthday }) => formatBirthday(birthday)],
  ['Last Visit', ({ last_visit_date }) => last_visit_date ?? ''],
  ['Next Visit', ({ next_visit_date }) => next_visit_date ?? ''],
  ['Visits', ({ visits }) => String(visits)],
  ['No-shows', ({ no_shows }) => String(no_shows)],
  ['Paid', ({ paid }) => (paid === null ? '' : formatDecimal(toCents(paid)))],
];

export interface ExportedClients {
  /** Number of clients in the file. */
  count: number;
  /** The file, read from the database as it is sent. */
  csv: Readable;
}

/** Writes lists of clients as CSV. The command that asks for one logs the export before the first row is sent. */
@Injectable()
export class ClientCsvQuery {
  constructor(private readonly clients: ListedClientsQuery) {}

  async read(filter: ClientFilterDto): Promise<ExportedClients> {
    return { count: await this.clients.count(filter), csv: Readable.from(this.lines(filter)) };
  }

  private async *lines(filter: ClientFilterDto): AsyncGenerator<string> {
    yield UTF8_BOM + formatCsvLines([COLUMNS.map(([title]) => title)]);
    for await (const page of this.clients.pages(filter))
      yield formatCsvLines(page.map((client) => COLUMNS.map(([, format]) => format(client))));
  }
}

/** `1984-02-29`, or `02-29` without a year. */
function formatBirthday(birthday: ListedClientDto['birthday']): string {
  if (!birthday) return '';
  const { year, month, day } = birthday;
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].filter((part) => part !== null).join('-');
}
