import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedClientDto } from '../../../../shared/api/generated.js';
import { TagChip } from '../../../../shared/clients/TagChip.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { DataTable, type TableColumn } from '../../../../shared/ui/table/DataTable.js';
import { formatDay } from '../../report-labels.js';
import styles from './client-list.module.css';

interface ClientListTableProps {
  clients: ListedClientDto[];
  /** Whether what clients paid is shown. */
  seesMoney: boolean;
}

/** The clients as a table, on a phone as cards. */
export const ClientListTable = ({ clients, seesMoney }: ClientListTableProps) => (
  <DataTable
    className={styles.table}
    asCards
    isFramed
    aria-label="Clients"
    columns={seesMoney ? [...columns, paid] : columns}
    rows={clients}
    rowKey={({ id }) => id}
    empty="No clients found"
  />
);

const columns: TableColumn<ListedClientDto>[] = [
  {
    title: 'Name',
    className: styles.name,
    cell: ({ id, name }) => (
      <Link className="link" to={`/clients/${id}`}>
        {name}
      </Link>
    ),
  },
  {
    title: 'Contact',
    className: styles.contact,
    cell: ({ phone, email }) => (
      <>
        {phone && <a href={toTelLink(phone)}>{phone}</a>}
        {email && <span className="second">{email}</span>}
      </>
    ),
  },
  {
    title: 'Tags',
    className: styles.tags,
    cell: ({ tags }) =>
      tags.length > 0 && (
        <Cluster gap={4} lines={4}>
          {tags.map((tag) => (
            <TagChip key={tag} tag={tag} />
          ))}
        </Cluster>
      ),
  },
  {
    title: 'Last visit',
    className: styles.figure,
    cell: ({ last_visit_date: date }) => <Labelled label="Last visit">{date ? formatDay(date) : <None />}</Labelled>,
  },
  {
    title: 'Next visit',
    className: styles.figure,
    cell: ({ next_visit_date: date }) => <Labelled label="Next visit">{date ? formatDay(date) : <None />}</Labelled>,
  },
  {
    title: 'Visits',
    align: 'right',
    className: styles.figure,
    cell: ({ visits }) => <Labelled label="Visits">{visits}</Labelled>,
  },
  {
    title: 'No-shows',
    align: 'right',
    className: styles.figure,
    cell: ({ no_shows }) => <Labelled label="No-shows">{no_shows}</Labelled>,
  },
];

const paid: TableColumn<ListedClientDto> = {
  title: 'Paid',
  align: 'right',
  className: styles.figure,
  cell: ({ paid }) => <Labelled label="Paid">{paid !== null && formatMoney(paid)}</Labelled>,
};

const None = () => <span className="third">None</span>;

/** A value with its column's name, which a card does not show otherwise. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className={styles.label}>{label}</span>
    {children}
  </>
);
