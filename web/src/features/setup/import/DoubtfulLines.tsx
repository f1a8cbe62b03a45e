import { useState } from 'react';
import type { RefusedLineDto } from '../../../shared/api/generated.js';
import { formatCount } from '../../../shared/format-count.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Checkbox } from '../../../shared/ui/inputs/Checkbox.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './import.module.css';

/** Most rows on screen. */
const MAX_ROWS = 50;

interface DoubtfulLinesProps {
  lines: readonly RefusedLineDto[];
  /** Checks the file again without these lines; undefined once it is imported. */
  onLeaveOut: ((lines: readonly number[]) => void) | undefined;
}

/** Lines that are taken otherwise than they are written, or without a cell; each can be left out before the import. */
export function DoubtfulLines({ lines, onLeaveOut }: DoubtfulLinesProps) {
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const known = leftOut.filter((line) => lines.some((each) => each.line === line));
  const columns: TableColumn<RefusedLineDto>[] = [
    { title: 'Line', cell: ({ line }) => line, align: 'right', width: 72 },
    { title: 'Column', cell: ({ column }) => column ?? 'whole line', width: '20%' },
    { title: 'What becomes of it', cell: ({ reason }) => reason },
  ];
  const choice: TableColumn<RefusedLineDto> = {
    title: 'Leave out',
    width: 96,
    cell: ({ line }) => (
      <Checkbox
        aria-label={`Leave out line ${line}`}
        checked={known.includes(line)}
        onChange={(isChosen) => setLeftOut([...known.filter((each) => each !== line), ...(isChosen ? [line] : [])])}
      >
        {null}
      </Checkbox>
    ),
  };
  return (
    <section aria-labelledby="import-doubts" className={styles.shared}>
      <h3 id="import-doubts" className="type-small-head">
        {formatCount(new Set(lines.map(({ line }) => line)).size, 'line')} to look at
      </h3>
      <p className="second">These lines are taken, though not all in them as it is written.</p>
      <DataTable
        aria-label="Lines to look at"
        columns={onLeaveOut ? [...columns, choice] : columns}
        rows={lines.slice(0, MAX_ROWS)}
        rowKey={({ line, column, reason }) => `${line} ${column} ${reason}`}
      />
      {onLeaveOut && known.length > 0 && (
        <p className={styles.more}>
          <Button onClick={() => onLeaveOut(known)}>Check without These Lines</Button>
        </p>
      )}
      {lines.length > MAX_ROWS && (
        <p className={classes('second', styles.more)}>
          The first {MAX_ROWS} of {lines.length.toLocaleString('en-AU')}.
        </p>
      )}
    </section>
  );
}
