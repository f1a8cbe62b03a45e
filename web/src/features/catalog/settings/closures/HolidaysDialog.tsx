import { Button, Checkbox, Form, Modal } from 'antd';
import { useState } from 'react';
import {
  useAddClosureMutation,
  useListPublicHolidaysQuery,
  type ClosureDto,
  type HolidaysDto,
} from '../../../../shared/api/generated.js';
import { AskedChangePreview } from '../../../../shared/relocation/ChangePreview.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { toastSaveError } from '../../records/save-toasts.js';
import { formatDay } from './closure-text.js';
import { formatCount } from '../../../../shared/format-count.js';

interface HolidaysDialogProps {
  closures: ClosureDto[];
  today: string;
  onClosed: () => void;
}

const YEARS_AHEAD = 3;

/** Public holidays that are no closures yet, to be made closures. */
export function HolidaysDialog({ closures, today, onClosed }: HolidaysDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [isAdding, setAdding] = useState(false);
  const [year, setYear] = useState(Number(today.slice(0, 4)));
  const [region, setRegion] = useState('');
  const [ticked, setTicked] = useState<string[]>([]);
  const { data, isFetching, isError, refetch } = useListPublicHolidaysQuery({ year, region });
  const [add] = useAddClosureMutation();
  const open = (data?.holidays ?? []).filter(({ date }) => !isClosed(closures, date));
  const dates = [...new Set(open.map(({ date }) => date))];
  const chosen = dates.filter((date) => ticked.includes(date));
  const toName = (date: string) =>
    open
      .filter((holiday) => holiday.date === date)
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 100);

  const submit = async () => {
    setAdding(true);
    for (const date of chosen) {
      const { error } = await add({ newClosureDto: { name: toName(date), first_date: date, last_date: date } });
      if (error) {
        toastSaveError(error, `Failed to add ${toName(date)}`);
        return setAdding(false);
      }
    }
    toast(successToast(`${formatCount(chosen.length, 'closure')} added`));
    setOpen(false);
  };

  return (
    <Modal
      open={isOpen}
      title="Public Holidays"
      okText={isAdding ? 'Processing...' : chosen.length === 1 ? 'Add 1 Closure' : `Add ${chosen.length} Closures`}
      okButtonProps={{ disabled: isAdding || isFetching || chosen.length === 0 }}
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={468}
    >
      <Form layout="vertical" component="div">
        <div className="closure-pair">
          <Form.Item label="Region" htmlFor="holiday-region">
            <Select
              id="holiday-region"
              placeholder="Whole country"
              disabled={!data?.regions.length}
              options={data?.regions.map(({ code, name }) => ({ value: code, label: name }))}
              value={data?.region || undefined}
              onChange={setRegion}
            />
          </Form.Item>
          <Form.Item label="Year" htmlFor="holiday-year">
            <Select
              id="holiday-year"
              options={Array.from({ length: YEARS_AHEAD }, (_, ahead) => Number(today.slice(0, 4)) + ahead).map(
                (value) => ({ value, label: String(value) }),
              )}
              value={year}
              onChange={setYear}
            />
          </Form.Item>
        </div>
      </Form>
      <div className="holidays" aria-busy={isFetching}>
        {isError && (
          <p>
            The public holidays could not be loaded. <Button onClick={() => refetch()}>Try again</Button>
          </p>
        )}
        {!data && !isError && <HolidaysSkeleton />}
        {data && dates.length === 0 && <p>{formatNone(data, year)}</p>}
        {dates.length > 0 && (
          <Checkbox
            className="holidays-all"
            checked={chosen.length === dates.length}
            indeterminate={chosen.length > 0 && chosen.length < dates.length}
            onChange={({ target }) => setTicked(target.checked ? dates : [])}
          >
            All of them
          </Checkbox>
        )}
        <Checkbox.Group
          className="holidays-list"
          value={chosen}
          onChange={setTicked}
          options={dates.map((date) => ({
            value: date,
            label: (
              <>
                {toName(date)} <span className="second">{formatDay(date)}</span>
              </>
            ),
          }))}
        />
      </div>
      <AskedChangePreview
        change={chosen.length > 0 ? { closures: chosen.map(toClosedDay) } : undefined}
        title="Bookings on public holidays"
      />
    </Modal>
  );
}

const HolidaysSkeleton = () => (
  <div className="holidays-skeleton" role="status" aria-label="Loading the public holidays">
    {Array.from({ length: 8 }, (_, row) => (
      <span key={row} className="skeleton" />
    ))}
  </div>
);

const toClosedDay = (date: string) => ({ first_date: date, last_date: date });

const isClosed = (closures: ClosureDto[], date: string) =>
  closures.some(({ first_date, last_date }) => first_date <= date && date <= last_date);

const formatNone = ({ regions, holidays }: HolidaysDto, year: number) =>
  regions.length === 0 && holidays.length === 0
    ? 'No public holidays are known for this year in the shop’s time zone.'
    : `All that are known for ${year} are closures already, or have passed.`;
