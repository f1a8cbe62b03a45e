import { useState } from 'react';
import { useGetAccessAsOfQuery, type PastAccessDto } from '../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Drawer } from '../../../shared/ui/drawer/Drawer.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { formatRole } from '../auth/format-role.js';
import styles from './past-access.module.css';

/** A button that opens the accounts' roles on a day. */
export function PastAccess() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Roles on a Day</Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Who held which role" size={560}>
        <AccessOnDay />
      </Drawer>
    </>
  );
}

/** The accounts' roles at the end of a day; for today the present ones. */
function AccessOnDay() {
  const today = useShopNow()?.date;
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? today;
  const { currentData, isError } = useGetAccessAsOfQuery({ date: date ?? '' }, { skip: !date });
  return (
    <>
      <DateField label="Day" placeholder="Day" today={today} value={date} onChange={setChosen} />
      <p role="status" className="second">
        {isError && 'The accounts of that day could not be read.'}
        {currentData && 'At the end of that day, from the log.'}
      </p>
      {currentData && (
        <div className={styles.table} tabIndex={0} role="region" aria-label="Roles on that day">
          <DataTable
            aria-label="Accounts on that day"
            columns={columns}
            rows={currentData.accounts}
            rowKey={({ id }) => id}
            empty={<p>There were no accounts yet.</p>}
          />
        </div>
      )}
    </>
  );
}

const STATES: Readonly<Record<PastAccessDto['state'], string>> = {
  active: '',
  invited: ', invited',
  disabled: ', disabled',
};

const columns: TableColumn<PastAccessDto>[] = [
  { title: 'Account', className: styles.email, cell: ({ email }) => email },
  {
    title: 'Role',
    cell: ({ role, state, therapist_name }) => (
      <>
        {formatRole(role)}
        {STATES[state]}
        {therapist_name && <span className="second">, as {therapist_name}</span>}
      </>
    ),
  },
  {
    title: 'Since',
    cell: ({ since_local, changed_by }) => (
      <>
        {formatDateAndYear(since_local.slice(0, 10))}
        {changed_by && <span className="second"> by {changed_by}</span>}
      </>
    ),
  },
];
