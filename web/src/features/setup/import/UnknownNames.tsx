import { useState } from 'react';
import { Button } from '../../../shared/ui/button/Button.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { DataTable } from '../../../shared/ui/table/DataTable.js';
import type { ImportResult } from './import-api.js';
import type { Import } from './use-import.js';
import styles from './import.module.css';

/** Names of treatments and therapists that the shop does not have, each with a choice of those that it has. */
export function UnknownNames({ fileImport, result }: { fileImport: Import; result: ImportResult }) {
  const { answers, running, checkWith } = fileImport;
  const [names, setNames] = useState(answers.names);
  const choices = { service: result.service_names, therapist: result.therapist_names };
  const isChosen = result.unknown_names.some(({ column, name }) => names[column]?.[name]);
  return (
    <section aria-labelledby="import-names" className={styles.section}>
      <h3 id="import-names" className="type-small-head">
        Names that the shop does not have
      </h3>
      <p className="second">Lines with them are refused until a name of the shop is chosen for each.</p>
      <DataTable
        aria-label="Names that the shop does not have"
        asCards
        rows={result.unknown_names}
        rowKey={({ column, name }) => `${column} ${name}`}
        columns={[
          { title: 'In the file', cell: ({ name }) => name, width: '34%' },
          { title: 'Lines', cell: ({ lines }) => lines.toLocaleString('en-AU'), align: 'right', width: 80 },
          {
            title: 'In the shop',
            cell: ({ column, name }) => (
              <Select
                aria-label={`${column === 'service' ? 'Treatment' : 'Therapist'} for ${name}`}
                placeholder={column === 'service' ? 'Choose a treatment' : 'Choose a therapist'}
                options={choices[column].map((each) => ({ value: each, label: each }))}
                value={names[column]?.[name] ?? null}
                disabled={running !== undefined}
                onChange={(chosen) => setNames({ ...names, [column]: { ...names[column], [name]: chosen } })}
              />
            ),
          },
        ]}
      />
      <p className={styles.more}>
        <Button disabled={!isChosen || running !== undefined} onClick={() => void checkWith({ names })}>
          Check with These Names
        </Button>
      </p>
    </section>
  );
}
