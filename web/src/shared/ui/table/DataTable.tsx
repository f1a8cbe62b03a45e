import { memo, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../classes.js';
import styles from './data-table.module.css';

export interface TableColumn<Row> {
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  className?: string | undefined;
  align?: 'right' | undefined;
  /** Pixels, or a share of the table such as '28%'; by default the content decides. */
  width?: number | string | undefined;
}

interface DataTableProps<Row> extends Pick<ComponentProps<'table'>, 'aria-label' | 'aria-labelledby'> {
  columns: TableColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  className?: string | undefined;
  /** Whether it has a border of its own. */
  isFramed?: boolean;
  /** Whether each row is a card on a phone: its cells are below each other, or where the page's style puts them. */
  asCards?: boolean;
  rowProps?: (row: Row) => Pick<ComponentProps<'tr'>, 'className' | 'onClick' | 'onPointerEnter'>;
  /** Returns content across all columns in place of the row's cells; undefined for normal rows. */
  heading?: (row: Row) => ReactNode;
  /** Content when there are no rows. */
  empty?: ReactNode;
  /** Rows of totals. */
  summary?: ReactNode;
}

/**
 * A table in the product's look. It replaces antd's, whose code is a quarter of a page's for features that no page here
 * uses.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, className, isFramed, asCards, rowProps, heading, empty, summary, ...names } = props;
  return (
    <div className={classes(styles.table, isFramed && styles.framed, asCards && styles.cards, className)}>
      <table {...names}>
        {columns.some(({ width }) => width) && (
          <colgroup>
            {columns.map(({ width }, index) => (
              <col key={index} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map(({ title, className, align }, index) => (
              <th key={index} scope="col" className={className} style={{ textAlign: align }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...rowProps?.(row)} data-row>
              <Cells columns={columns} row={row} heading={heading?.(row)} />
            </tr>
          ))}
          {rows.length === 0 && (
            <tr className={styles.empty}>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
        {summary && <tfoot>{summary}</tfoot>}
      </table>
    </div>
  );
}

interface CellsProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  row: Row;
  heading: ReactNode;
}

/** The cells of a row, which are not rendered again as long as columns and row stay the same objects. */
const Cells = memo(function Cells<Row>({ columns, row, heading }: CellsProps<Row>) {
  if (heading !== undefined) return <td colSpan={columns.length}>{heading}</td>;
  return columns.map(({ cell, className, align }, index) => (
    <td key={index} className={className} style={{ textAlign: align }}>
      {cell(row)}
    </td>
  ));
}) as <Row>(props: CellsProps<Row>) => ReactNode;
