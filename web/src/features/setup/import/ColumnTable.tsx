import { useState } from 'react';
import { Button } from '../../../shared/ui/button/Button.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { DataTable } from '../../../shared/ui/table/DataTable.js';
import type { ImportResult } from './import-api.js';
import type { Import } from './use-import.js';
import styles from './import.module.css';

/** Meanings of columns whose names need more than their underscores taken out. */
const LABELS: Readonly<Record<string, string>> = {
  external_id: 'Key of the record',
  client_ref: 'Key of the client',
  name: 'Full name',
  client_name: 'Client’s name',
  phone_code: 'Country code of the phone',
  time: 'Start time',
};

const toLabel = (meaning: string, kind: ImportResult['kind']) =>
  (kind !== 'services' && LABELS[meaning]) ||
  `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}`.replaceAll('_', ' ');

const NOTHING = { value: '', label: 'Left out' };

/** The columns of a file, with examples and what each is taken for, which can be changed. */
export function ColumnTable({ fileImport, result }: { fileImport: Import; result: ImportResult }) {
  const { running, checkWith } = fileImport;
  const found = result.columns.map(({ meaning }) => meaning);
  const [chosen, setChosen] = useState(found);
  const isChanged = chosen.join() !== found.join();
  const options = [
    NOTHING,
    ...result.meanings.map((meaning) => ({ value: meaning, label: toLabel(meaning, result.kind) })),
  ];
  const rows = result.columns
    .map((column, nth) => ({ ...column, nth }))
    .filter(({ title, examples }) => title || examples.length > 0);
  return (
    <section aria-labelledby="import-columns" className={styles.section}>
      <h3 id="import-columns" className="type-small-head">
        A list of {result.kind}
      </h3>
      <DataTable
        aria-label="Columns of the file"
        asCards
        rows={rows}
        rowKey={({ nth }) => String(nth)}
        columns={[
          { title: 'Column', cell: ({ title, nth }) => title || `Column ${nth + 1}`, width: '28%' },
          { title: 'Examples', cell: ({ examples }) => examples.join(' · ') },
          {
            title: 'Taken for',
            width: '28%',
            cell: ({ title, nth }) => (
              <Select
                aria-label={`What ${title || `column ${nth + 1}`} is taken for`}
                options={options}
                value={chosen[nth] ?? ''}
                disabled={running !== undefined}
                onChange={(meaning) => setChosen(chosen.map((each, at) => (at === nth ? meaning : each)))}
              />
            ),
          },
        ]}
      />
      {isChanged && (
        <p className={styles.more}>
          <Button
            variant="primary"
            disabled={running !== undefined}
            onClick={() => void checkWith({ columns: chosen, leaveOut: [] })}
          >
            Check with These Columns
          </Button>
        </p>
      )}
    </section>
  );
}
